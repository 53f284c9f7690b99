import type { Ato } from './atos.ts';
import { CorrecaoDaData } from './correcao-da-data.tsx';
import type { PropsDoAto } from './moldura.tsx';
import { Ativacao, Conclusao, Desfazimento, MudancaDeTurma } from './movimentos.tsx';
import { Partida } from './partida.tsx';
import { Reclassificacao } from './reclassificacao.tsx';
import { Retorno } from './retorno.tsx';

/** The window of an act: what it does, its date and reason, and the button that does it. */
export default function Movimentar({ ato, ...props }: PropsDoAto & { ato: Ato }) {
  switch (ato) {
    case 'ativacao':
      return <Ativacao {...props} />;
    case 'enturmacao':
      return <MudancaDeTurma {...props} />;
    case 'conclusao':
      return <Conclusao {...props} />;
    case 'reclassificacao':
      return <Reclassificacao {...props} />;
    case 'retorno':
      return <Retorno {...props} />;
    case 'correcaoDaData':
      return <CorrecaoDaData {...props} />;
    case 'desfazimento':
      return <Desfazimento {...props} />;
    default:
      return <Partida {...props} saida={ato} />;
  }
}
