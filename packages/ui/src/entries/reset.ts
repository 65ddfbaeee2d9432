import '../css/layers.css.ts';
import '../css/fonts.css';
import '../css/reset.css.ts';
import '../css/print.css.ts';
