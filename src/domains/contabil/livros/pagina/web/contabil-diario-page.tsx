import { TelaDeRelatorios } from '#platform/web/relatorios/tela-de-relatorios.tsx';
import { relatoriosDoDiario } from '../../api.ts';
import { AcoesDosLivros } from './acoes-dos-livros.tsx';

/** The daily book. */
export default function ContabilDiarioPage() {
  return <TelaDeRelatorios relatorios={relatoriosDoDiario} acoes={<AcoesDosLivros />} />;
}
