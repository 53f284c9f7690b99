import { TelaDeRelatorios } from '#platform/web/relatorios/tela-de-relatorios.tsx';
import { relatoriosDoBalancete } from '../api.ts';

/** The trial balance, beside another, the balance sheet and the results. */
export default function ContabilBalancetePage() {
  return <TelaDeRelatorios relatorios={relatoriosDoBalancete} />;
}
