// The styles of every page, in the order in which they may override each other. Imported before anything that has its own.
import './fonte.css';
import './mantine.css';
import './variaveis.css';
import './cores.css';
import './base.css';
import './comum.css';
import './impressao.css';
