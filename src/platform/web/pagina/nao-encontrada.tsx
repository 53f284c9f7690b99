import { EstadoNaoEncontrado } from './estados.tsx';
import { Pagina } from './pagina.tsx';

/** The screen of an address that leads to no record. */
export default function NaoEncontrada() {
  return (
    <Pagina>
      <EstadoNaoEncontrado />
    </Pagina>
  );
}
