import './site.css';
import { startCopy } from './copy';
import { startExamples } from './examples';
import { startNavigation } from './navigation';
import { startSearch } from './search';
import { startTheme } from './theme';

startNavigation();
startSearch();
startCopy();
startTheme(startExamples());
