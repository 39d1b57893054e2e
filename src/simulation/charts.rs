//! Statistics as a picture. For each ruleset and number of players there is a chart of the wins of
//! each seat and one of its scores, and for each option with several values one of the scores with
//! each of them.
//!
//! The picture says in words what it shows, for those who cannot see it.

use std::fmt::Write;

use plotters::{
    coord::{Shift, ranged1d::SegmentValue},
    drawing::DrawingAreaErrorKind,
    prelude::*,
};

use crate::results::{Group, Results, Row, Section};

/// Most lines of charts in a picture. Further ones are left out; the CSV has them.
pub const CHART_LINES_MAX: usize = 60;

/// Longest label on an axis, in characters.
const LABEL_LENGTH_MAX: usize = 18;

/// The width of the picture, in pixels.
const WIDTH: u32 = 960;

/// The height of a line of charts.
const LINE_HEIGHT: u32 = 280;

const FONT: &str = "sans-serif";

/// The color of the marks: dark enough on white for those who see contrasts badly.
const MARK_COLOR: RGBColor = RGBColor(0x1f, 0x4e, 0x8c);

/// A value with an interval around it.
struct Mark {
    label: String,
    low: f64,
    middle: f64,
    high: f64,
}

/// What the vertical axis of a chart shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scale {
    /// Shares, from 0 on.
    Shares,
    /// Scores.
    Scores,
}

struct Chart {
    title: String,
    /// What the marks differ in.
    of: String,
    scale: Scale,
    marks: Vec<Mark>,
    /// What would be expected of all marks.
    expected: Option<f64>,
}

/// Charts beside each other.
type Line = Vec<Chart>;

/// The statistics as SVG.
pub fn svg(results: &Results) -> String {
    let mut lines = lines_of(results);
    let left_out = lines.len().saturating_sub(CHART_LINES_MAX);
    lines.truncate(CHART_LINES_MAX);
    let mut text = String::new();
    draw(&lines, &mut text).expect("nothing can fail in drawing into a text");
    let about = described(&lines, left_out);
    let (head, rest) = text.split_once('>').expect("an SVG begins with a tag");
    format!(
        "{head} role=\"img\" aria-labelledby=\"title desc\">\n\
         <title id=\"title\">Statistics of games</title>\n<desc id=\"desc\">{}</desc>{rest}",
        escaped(&about)
    )
}

/// A text inside of an element.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn lines_of(results: &Results) -> Vec<Line> {
    let rows = results.rows();
    let sections = rows.chunk_by(|one, other| one.section == other.section);
    sections.flat_map(|rows| lines_of_section(rows[0].section, rows)).collect()
}

fn lines_of_section(section: Section, rows: &[Row]) -> Vec<Line> {
    let Section { ruleset, players } = section;
    let games = rows[0].games;
    let table = format!("{}, {players} players", ruleset.id());
    let head = format!("{table}, {games} {}", if games == 1 { "game" } else { "games" });
    let seats: Vec<&Row> = rows.iter().filter(|row| row.group == Group::All).collect();
    let seats: Vec<(String, &Row)> =
        seats.into_iter().filter_map(|row| Some((row.seat?.to_string(), row))).collect();
    let wins = Chart {
        title: format!("{head}: wins (95 % interval)"),
        of: "seat".to_owned(),
        scale: Scale::Shares,
        marks: seats.iter().map(|(label, row)| Mark::of_wins(label, row)).collect(),
        expected: Some(1.0 / f64::from(players)),
    };
    let scores = chart_of_scores("seat", format!("{table}: scores (10 %, median, 90 %)"), &seats);
    let by_option = rows.iter().filter_map(|row| match &row.group {
        Group::Option(option, value) if row.seat.is_none() => Some((option, (value.clone(), row))),
        Group::Option(..) | Group::All => None,
    });
    let by_option: Vec<_> = by_option.collect();
    let options = by_option
        .chunk_by(|(one, _), (other, _)| one == other)
        .filter(|values| values.len() > 1)
        .map(|values| {
            let option = values[0].0;
            let values: Vec<(String, &Row)> =
                values.iter().map(|(_, (value, row))| (value.clone(), *row)).collect();
            vec![chart_of_scores(
                option,
                format!("{head}: scores of all seats by {option}"),
                &values,
            )]
        });
    [vec![wins, scores]].into_iter().chain(options).collect()
}

fn chart_of_scores(of: &str, title: String, rows: &[(String, &Row)]) -> Chart {
    let marks = rows.iter().map(|(label, row)| Mark::of_scores(label, row)).collect();
    Chart { title, of: of.to_owned(), scale: Scale::Scores, marks, expected: None }
}

impl Mark {
    fn of_wins(label: &str, row: &Row) -> Self {
        let (low, middle, high) =
            (row.figures.share_low, row.figures.share, row.figures.share_high);
        Mark { label: label.to_owned(), low, middle, high }
    }

    fn of_scores(label: &str, row: &Row) -> Self {
        let [low, middle, high] =
            [row.figures.score_p10, row.figures.score_p50, row.figures.score_p90]
                .map(|score| score as f64);
        Mark { label: label.to_owned(), low, middle, high }
    }

    fn short_label(&self) -> String {
        match self.label.char_indices().nth(LABEL_LENGTH_MAX) {
            None => self.label.clone(),
            Some((end, _)) => self.label[..end].to_owned() + "…",
        }
    }
}

impl Scale {
    fn text(self, value: f64) -> String {
        match self {
            Scale::Shares => format!("{:.0} %", value * 100.0),
            Scale::Scores => format!("{value:.0}"),
        }
    }

    /// The most labels on the axis. Scores are whole numbers, and each is written once.
    fn labels(self, range: &std::ops::Range<f64>) -> usize {
        const LABELS_MAX: f64 = 6.0;
        match self {
            Scale::Shares => LABELS_MAX as usize,
            Scale::Scores => (range.end - range.start).clamp(2.0, LABELS_MAX) as usize,
        }
    }

    /// What the axis shows for values in this range.
    fn range(self, low: f64, high: f64) -> std::ops::Range<f64> {
        match self {
            Scale::Shares => 0.0..(high * 1.06).max(0.1),
            Scale::Scores => {
                let room = ((high - low) * 0.05).max(1.0);
                low - room..high + room
            }
        }
    }
}

fn draw(lines: &[Line], text: &mut String) -> Result<(), DrawingAreaErrorKind<std::io::Error>> {
    let count = u32::try_from(lines.len().max(1)).expect("the number of lines is limited");
    let root = SVGBackend::with_string(text, (WIDTH, LINE_HEIGHT * count)).into_drawing_area();
    root.fill(&WHITE)?;
    let places = root.split_evenly((lines.len().max(1), 1));
    for (line, place) in lines.iter().zip(places) {
        for (chart, place) in line.iter().zip(place.split_evenly((1, line.len()))) {
            draw_chart(chart, &place)?;
        }
    }
    root.present()
}

fn draw_chart<B: DrawingBackend>(
    chart: &Chart,
    place: &DrawingArea<B, Shift>,
) -> Result<(), DrawingAreaErrorKind<B::ErrorType>> {
    let Chart { title, of, scale, marks, expected } = chart;
    let low = marks.iter().map(|mark| mark.low).fold(f64::INFINITY, f64::min);
    let high = marks.iter().map(|mark| mark.high).fold(f64::NEG_INFINITY, f64::max);
    let range = scale.range(low, high);
    let labels = scale.labels(&range);
    let mut area = ChartBuilder::on(place)
        .margin(10)
        .caption(title, (FONT, 15))
        .x_label_area_size(40)
        .y_label_area_size(56)
        .build_cartesian_2d((0..marks.len() - 1).into_segmented(), range)?;
    let label = |place: &SegmentValue<usize>| match place {
        SegmentValue::CenterOf(index) => marks.get(*index).map(Mark::short_label),
        SegmentValue::Exact(_) | SegmentValue::Last => None,
    };
    area.configure_mesh()
        .disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(BLACK.mix(0.15))
        .label_style((FONT, 12))
        .x_desc(of)
        .x_labels(marks.len())
        .x_label_formatter(&|place| label(place).unwrap_or_default())
        .y_labels(labels)
        .y_label_formatter(&|value| scale.text(*value))
        .draw()?;
    if let Some(expected) = expected {
        let ends = [SegmentValue::Exact(0), SegmentValue::Last].map(|end| (end, *expected));
        area.draw_series([PathElement::new(ends, BLACK.mix(0.6))])?;
    }
    area.draw_series(marks.iter().enumerate().map(|(index, mark)| {
        let Mark { low, middle, high, .. } = mark;
        let style = MARK_COLOR.filled().stroke_width(2);
        ErrorBar::new_vertical(SegmentValue::CenterOf(index), *low, *middle, *high, style, 14)
    }))?;
    Ok(())
}

/// What the charts show, in words.
fn described(lines: &[Line], left_out: usize) -> String {
    let mut text = String::new();
    for Chart { title, of, scale, marks, expected } in lines.iter().flatten() {
        let marks: Vec<String> = marks
            .iter()
            .map(|Mark { label, low, middle, high }| {
                let [low, middle, high] = [low, middle, high].map(|value| scale.text(*value));
                format!("{of} {label}: {middle} ({low} to {high})")
            })
            .collect();
        write!(text, "{title}. {}.", marks.join("; ")).expect("a text can be written to");
        if let Some(expected) = expected {
            let expected = scale.text(*expected);
            write!(text, " If all seats were equal: {expected}.").expect("as above");
        }
        text.push('\n');
    }
    match left_out {
        0 => {}
        left_out => text += &format!("{left_out} more lines of charts are left out.\n"),
    }
    text
}
