import { TelaDeRelatorios } from '#platform/web/relatorios/tela-de-relatorios.tsx';
import { relatoriosDeEstoque } from '../api.ts';

/** Position, movements, what is below its minimum, and value by warehouse. */
export default function RelatorioEstoquePage() {
  return <TelaDeRelatorios relatorios={relatoriosDeEstoque} />;
}
