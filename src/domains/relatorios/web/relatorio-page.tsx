import { useTelaAtual } from '#platform/web/navegacao.tsx';
import { TelaDeRelatorio } from '#platform/web/relatorios/tela-de-relatorio.tsx';
import { todosOsRelatorios } from '../api.ts';

/** Any report: the screen that is open says which. */
export default function RelatorioPage() {
  const tela = useTelaAtual();
  const relatorio = todosOsRelatorios.find((item) => item.tela === tela?.id);
  // Between two screens there is none for a moment.
  return relatorio ? <TelaDeRelatorio key={relatorio.nome} relatorio={relatorio} /> : null;
}
