import '../css/layers.css.ts';
import '../css/fonts.css.ts';
import '../css/reset.css.ts';
import '../css/print.css.ts';
