import type { Ato } from './atos.ts';
import type { PropsDoAto } from './moldura.tsx';
import { Ativacao, Desfazimento, MudancaDeTurma, Partida } from './movimentos.tsx';

/** The window of an act: what it does, its date and reason, and the button that does it. */
export default function Movimentar({ ato, ...props }: PropsDoAto & { ato: Ato }) {
  if (ato === 'ativacao') return <Ativacao {...props} />;
  if (ato === 'enturmacao') return <MudancaDeTurma {...props} />;
  if (ato === 'desfazimento') return <Desfazimento {...props} />;
  return <Partida {...props} saida={ato} />;
}
