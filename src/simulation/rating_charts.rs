//! The trial of the ratings as a picture: ratings beside strengths, and observed beside expected
//! wins. The picture says in words what it shows, for those who cannot see it.

use plotters::{drawing::DrawingAreaErrorKind, prelude::*};

use crate::rating_trial::{Bin, TrialPlayer, TrialResult};

const SIZE: (u32, u32) = (960, 420);

const FONT: &str = "sans-serif";

/// Dark enough on white for those who see contrasts badly.
const MARK_COLOR: RGBColor = RGBColor(0x1f, 0x4e, 0x8c);

type Drawn = Result<(), DrawingAreaErrorKind<std::io::Error>>;

/// The result of a trial as SVG.
pub fn svg(result: &TrialResult) -> String {
    let mut text = String::new();
    draw(result, &mut text).expect("nothing can fail in drawing into a text");
    let (head, rest) = text.split_once('>').expect("an SVG begins with a tag");
    format!(
        "{head} role=\"img\" aria-labelledby=\"title desc\">\n\
         <title id=\"title\">Ratings of simulated players of known strength</title>\n\
         <desc id=\"desc\">{}</desc>{rest}",
        described(result)
    )
}

fn described(result: &TrialResult) -> String {
    let pairs = result.bins.iter().filter(|bin| bin.pairs > 0).map(|bin| {
        format!(
            "expected {:.0} %, observed {:.0} %",
            bin.expected() * 100.0,
            bin.observed() * 100.0
        )
    });
    format!(
        "Left: the rating of each of {} players beside the strength, with two uncertainties; rank \
         correlation {:.3}. Right: the share of games in which the first of two players is placed \
         before the second: {}.",
        result.players.len(),
        result.rank_correlation(),
        pairs.collect::<Vec<_>>().join("; ")
    )
}

fn draw(result: &TrialResult, text: &mut String) -> Drawn {
    let root = SVGBackend::with_string(text, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let (left, right) = root.split_horizontally(SIZE.0 / 2);
    draw_ratings(result, &left)?;
    draw_calibration(result, &right)?;
    root.present()
}

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

fn draw_ratings(result: &TrialResult, place: &Area<'_>) -> Drawn {
    let strengths = result.players.iter().map(|player| player.strength);
    let low = strengths.clone().fold(f64::INFINITY, f64::min) - 300.0;
    let high = strengths.fold(f64::NEG_INFINITY, f64::max) + 300.0;
    let mut area = ChartBuilder::on(place)
        .margin(10)
        .caption("Ratings and strengths", (FONT, 15))
        .x_label_area_size(40)
        .y_label_area_size(56)
        .build_cartesian_2d(low..high, low..high)?;
    let points = |value: &f64| format!("{value:.0}");
    area.configure_mesh()
        .bold_line_style(BLACK.mix(0.15))
        .light_line_style(TRANSPARENT)
        .label_style((FONT, 12))
        .x_desc("strength")
        .y_desc("rating")
        .x_label_formatter(&points)
        .y_label_formatter(&points)
        .draw()?;
    area.draw_series([PathElement::new([(low, low), (high, high)], BLACK.mix(0.6))])?;
    area.draw_series(result.players.iter().map(|TrialPlayer { strength, rating, .. }| {
        let points = f64::from(rating.rating_milli) / 1_000.0;
        let within = 2.0 * f64::from(rating.uncertainty_milli) / 1_000.0;
        let style = MARK_COLOR.filled();
        ErrorBar::new_vertical(*strength, points - within, points, points + within, style, 5)
    }))?;
    Ok(())
}

fn draw_calibration(result: &TrialResult, place: &Area<'_>) -> Drawn {
    let mut area = ChartBuilder::on(place)
        .margin(10)
        .caption("Expected and observed wins", (FONT, 15))
        .x_label_area_size(40)
        .y_label_area_size(56)
        .build_cartesian_2d(0.0..1.0, 0.0..1.0)?;
    let share = |value: &f64| format!("{:.0} %", value * 100.0);
    area.configure_mesh()
        .bold_line_style(BLACK.mix(0.15))
        .light_line_style(TRANSPARENT)
        .label_style((FONT, 12))
        .x_desc("expected")
        .y_desc("observed")
        .x_label_formatter(&share)
        .y_label_formatter(&share)
        .draw()?;
    area.draw_series([PathElement::new([(0.0, 0.0), (1.0, 1.0)], BLACK.mix(0.6))])?;
    let filled = result.bins.iter().filter(|bin: &&Bin| bin.pairs > 0);
    area.draw_series(
        filled.map(|bin| Circle::new((bin.expected(), bin.observed()), 4, MARK_COLOR.filled())),
    )?;
    Ok(())
}
