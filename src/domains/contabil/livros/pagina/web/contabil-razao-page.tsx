import { TelaDeRelatorios } from '#platform/web/relatorios/tela-de-relatorios.tsx';
import { relatoriosDoRazao } from '../../api.ts';
import { ImprimirRazao } from './imprimir-razao.tsx';

/** The ledger of an account on screen, and that of all of them on paper. */
export default function ContabilRazaoPage() {
  return <TelaDeRelatorios relatorios={relatoriosDoRazao} acoes={<ImprimirRazao />} />;
}
