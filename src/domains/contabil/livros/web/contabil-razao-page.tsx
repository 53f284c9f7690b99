import { TelaDeRelatorios } from '#platform/web/relatorios/tela-de-relatorios.tsx';
import { relatoriosDoRazao } from '../api.ts';

/** The ledger of an account. */
export default function ContabilRazaoPage() {
  return <TelaDeRelatorios relatorios={relatoriosDoRazao} />;
}
