// Japanese: the texts that every page needs, in one file.
import '$fonts/ja.css';
import './ja.css';

export default import.meta.glob<string>('$locale/ja/{web,table,log,cards,modules/*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
