//! The routes of wagons as steps from place to place. On a board with many roads wagons have
//! thousands of routes, but there are few ways to enter a place: by each of its roads. So a step
//! stands for all beginnings of routes that lead over the same road into the same place.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use super::super::choice::Ends;

/// The routes of a wagon, each with the points for which the wagon goes it.
pub type Routes<'a> = BTreeSet<(u8, &'a [String])>;

/// The routes of all wagons.
pub struct Steps {
    /// The places.
    pub places: Vec<String>,
    /// Each step: the number of its place, and the steps that can follow it.
    pub steps: Vec<Vec<u16>>,
    /// For each wagon the steps with which its routes begin, and where they end otherwise than they
    /// usually do.
    pub wagons: Vec<(Vec<u16>, Vec<Ends>)>,
}

impl Steps {
    /// The steps of these routes, from which these routes can be built and no others.
    pub fn of(wagons: &[Routes<'_>]) -> Steps {
        let over_roads = steps_by(wagons, |wagon, route, at| match at {
            // On the first step nothing is known of the place where the wagon stands.
            0 => (wagon, &route[..1]),
            _ => (0, &route[at - 1..=at]),
        });
        // A pledge can allow some ways over a road and forbid others. Then each beginning of a
        // route is a step of its own. One wagon alone moves then, so they are few.
        let beginnings = || steps_by(wagons, |wagon, route, at| (wagon, &route[..=at]));
        over_roads
            .or_else(beginnings)
            .expect("one way alone leads to a step that is a beginning of a route")
    }
}

/// What beginnings of routes have in common that are one step: the wagon, if it matters, and the
/// last places.
type Key<'a> = (usize, &'a [String]);

/// The steps of these routes, where beginnings with the same key are one, unless routes could be
/// built from them that are not among these.
fn steps_by<'a>(
    wagons: &[Routes<'a>],
    key: impl Fn(usize, &'a [String], usize) -> Key<'a>,
) -> Option<Steps> {
    let (mut graph, mut of_wagons) = (Graph::default(), Vec::new());
    for (place, routes) in wagons.iter().enumerate() {
        let mut wagon = Wagon::default();
        for (points, route) in routes {
            graph.go(&mut wagon, *points, route, |at| key(place + 1, route, at));
        }
        of_wagons.push(wagon);
    }
    let points: BTreeSet<u8> = wagons.iter().flatten().map(|(points, _)| *points).collect();
    let mut parts = Vec::new();
    for (wagon, routes) in of_wagons.into_iter().zip(wagons) {
        let ways = graph.ways(&wagon, &points);
        if wagon.routes(&ways) != routes.len() {
            return None;
        }
        parts.push((wagon.first.iter().copied().collect(), graph.ends(&wagon, &ways)));
    }
    Some(graph.with(parts))
}

/// Steps, and those that can follow them.
#[derive(Default)]
struct Graph<'a> {
    numbers: BTreeMap<Key<'a>, u16>,
    places: Vec<&'a String>,
    next: Vec<BTreeSet<u16>>,
}

/// What belongs to one wagon.
#[derive(Default)]
struct Wagon {
    first: BTreeSet<u16>,
    /// With how many points left its routes end, by step.
    ends: BTreeMap<u16, BTreeSet<u8>>,
}

impl Wagon {
    /// How many routes can be built, if so many ways lead to each step.
    fn routes(&self, ways: &[BTreeMap<u8, usize>]) -> usize {
        let of = |(step, left): (&u16, &BTreeSet<u8>)| {
            left.iter().map(|left| ways[usize::from(*step)][left]).sum::<usize>()
        };
        self.ends.iter().map(of).sum()
    }
}

impl<'a> Graph<'a> {
    /// Adds a route of a wagon.
    fn go(
        &mut self,
        wagon: &mut Wagon,
        points: u8,
        route: &'a [String],
        key: impl Fn(usize) -> Key<'a>,
    ) {
        let mut before = None;
        let mut left = points;
        for (at, place) in route.iter().enumerate() {
            let step = self.step(key(at), place);
            match before {
                None => wagon.first.insert(step),
                Some(before) => self.next[usize::from(before)].insert(step),
            };
            before = Some(step);
            left -= 1;
        }
        wagon.ends.entry(before.expect("a way is a space long")).or_default().insert(left);
    }

    fn step(&mut self, key: Key<'a>, place: &'a String) -> u16 {
        let next = u16::try_from(self.next.len()).expect("steps are few");
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            self.places.push(place);
            self.next.push(BTreeSet::new());
        }
        number
    }

    /// In how many ways a wagon can come to each step, by the points that are left then.
    fn ways(&self, wagon: &Wagon, points: &BTreeSet<u8>) -> Vec<BTreeMap<u8, usize>> {
        let mut ways = vec![BTreeMap::new(); self.next.len()];
        for points in points {
            let mut here: BTreeMap<u16, usize> =
                wagon.first.iter().map(|step| (*step, 1)).collect();
            for left in (0..*points).rev() {
                let mut onward: BTreeMap<u16, usize> = BTreeMap::new();
                for (step, count) in here {
                    *ways[usize::from(step)].entry(left).or_default() += count;
                    for next in &self.next[usize::from(step)] {
                        *onward.entry(*next).or_default() += count;
                    }
                }
                here = onward;
            }
        }
        ways
    }

    /// Where routes of a wagon end otherwise than they usually do, as few lists as possible.
    fn ends(&self, wagon: &Wagon, ways: &[BTreeMap<u8, usize>]) -> Vec<Ends> {
        let none = BTreeSet::new();
        let mut others: Vec<(u16, BTreeSet<u8>, &BTreeSet<u8>)> = Vec::new();
        for ((step, next), ways) in (0..).zip(&self.next).zip(ways) {
            let possible: BTreeSet<u8> = ways.keys().copied().collect();
            let usual = |left: &&u8| next.is_empty() || **left == 0;
            let ends = wagon.ends.get(&step).unwrap_or(&none);
            if !possible.iter().filter(usual).eq(ends) {
                others.push((step, possible, ends));
            }
        }
        // What a step is never reached with does not matter, so those that are reached with most
        // numbers of points give the lists.
        others.sort_by_key(|(_, possible, _)| Reverse(possible.len()));
        let mut lists: Vec<(&BTreeSet<u8>, Vec<u16>)> = Vec::new();
        for (step, possible, ends) in others {
            let suits = |list: &&mut (&BTreeSet<u8>, Vec<u16>)| {
                list.0.intersection(&possible).eq(ends.iter())
            };
            match lists.iter_mut().find(suits) {
                Some((_, steps)) => steps.push(step),
                None => lists.push((ends, vec![step])),
            }
        }
        let list = |(left, steps): (&BTreeSet<u8>, Vec<u16>)| Ends {
            left: left.iter().copied().collect(),
            steps,
        };
        lists.into_iter().map(list).collect()
    }

    /// The steps, with these parts of the wagons.
    fn with(self, wagons: Vec<(Vec<u16>, Vec<Ends>)>) -> Steps {
        let places: BTreeSet<&String> = self.places.iter().copied().collect();
        let numbers: BTreeMap<&String, u16> = places.iter().copied().zip(0..).collect();
        let step = |(place, next): (&&String, BTreeSet<u16>)| {
            [numbers[*place]].into_iter().chain(next).collect()
        };
        let steps = self.places.iter().zip(self.next).map(step).collect();
        Steps { places: places.into_iter().cloned().collect(), steps, wagons }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Route = (u8, Vec<String>);

    fn route(points: u8, places: &str) -> Route {
        (points, places.chars().map(String::from).collect())
    }

    /// The routes that can be built for these numbers of points, by wagon.
    fn built(steps: &Steps, points: &[u8]) -> Vec<BTreeSet<Route>> {
        let of_wagon = |(first, ends): &(Vec<u16>, Vec<Ends>)| {
            let mut routes = BTreeSet::new();
            for points in points {
                let mut open: Vec<(u16, u8, Vec<String>)> =
                    first.iter().map(|step| (*step, points - 1, Vec::new())).collect();
                while let Some((step, left, mut route)) = open.pop() {
                    let (place, next) = steps.steps[usize::from(step)].split_first().unwrap();
                    route.push(steps.places[usize::from(*place)].clone());
                    if left > 0 {
                        open.extend(next.iter().map(|next| (*next, left - 1, route.clone())));
                    }
                    let ends_here = match ends.iter().find(|ends| ends.steps.contains(&step)) {
                        Some(ends) => ends.left.contains(&left),
                        None => left == 0 || next.is_empty(),
                    };
                    if ends_here {
                        routes.insert((*points, route));
                    }
                }
            }
            routes
        };
        steps.wagons.iter().map(of_wagon).collect()
    }

    fn steps_of(wagons: &[BTreeSet<Route>]) -> Steps {
        let lists: Vec<Routes<'_>> = wagons
            .iter()
            .map(|routes| {
                routes.iter().map(|(points, route)| (*points, route.as_slice())).collect()
            })
            .collect();
        Steps::of(&lists)
    }

    /// What leads over the same road is one step, whichever wagon goes there.
    #[test]
    fn beginnings_that_lead_over_the_same_road_are_one_step() {
        let wagons = [
            BTreeSet::from([route(2, "ab"), route(3, "abc"), route(3, "abd")]),
            BTreeSet::from([route(2, "xa"), route(3, "xab")]),
        ];
        let steps = steps_of(&wagons);
        assert_eq!(built(&steps, &[2, 3]), wagons);
        // `a` and `x` at the beginning, and the roads `ab`, `bc`, `bd` and `xa`.
        assert_eq!(steps.steps.len(), 6);
    }

    /// Where a way over a road goes on in one manner only, as after a pledge, each beginning is a
    /// step: from `ab` it goes on to `c`, and on the way back over the same road to `d`.
    #[test]
    fn routes_that_no_roads_explain_are_built_exactly() {
        let wagons = [BTreeSet::from([route(3, "abc"), route(6, "abcabd")])];
        let steps = steps_of(&wagons);
        assert_eq!(built(&steps, &[3, 6]), wagons);
        assert_eq!(steps.steps.len(), 6);
    }

    /// A route can end before the points are used up, and need not end where they are.
    #[test]
    fn a_route_ends_with_the_points_left_that_it_ends_with() {
        let wagons = [BTreeSet::from([route(1, "a"), route(2, "a"), route(4, "abcd")])];
        assert_eq!(built(&steps_of(&wagons), &[1, 2, 4]), wagons);
    }
}
