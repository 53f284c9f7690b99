import { TelaDeRelatorios } from '#platform/web/relatorios/tela-de-relatorios.tsx';
import { relatoriosDeConvenios } from '../api.ts';

/** Who was in an insurance or agreement in a month: what goes to the insurer. */
export default function RelacaoPage() {
  return <TelaDeRelatorios relatorios={relatoriosDeConvenios} />;
}
