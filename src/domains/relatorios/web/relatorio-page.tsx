import { useTelaAtual } from '#platform/web/navegacao.tsx';
import { TelaDeRelatorios } from '#platform/web/relatorios/tela-de-relatorios.tsx';
import { todosOsRelatorios } from '../api.ts';

/** Any report: the screen that is open says which, and its tab where the screen has several. */
export default function RelatorioPage() {
  const tela = useTelaAtual();
  const [primeiro, ...outros] = todosOsRelatorios.filter((item) => item.tela === tela?.id);
  // Between two screens there is none for a moment.
  return primeiro ? <TelaDeRelatorios relatorios={[primeiro, ...outros]} /> : null;
}
