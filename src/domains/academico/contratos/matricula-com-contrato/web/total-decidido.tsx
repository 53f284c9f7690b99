import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { totaisDasParcelas } from '../../parcelas.ts';
import { TotalFixo } from '../../web/total-fixo.tsx';
import { useContratoDigitado } from './usar-opcoes.ts';

/** What the contract comes to, at the foot of a phone through every step that follows its lines; nothing while there is none. */
export function TotalDecidido() {
  const t = useTextos(textosContrato);
  const { parcelas, semContrato } = useContratoDigitado();
  if (semContrato || parcelas.length === 0) return null;
  return <TotalFixo rotulo={t('totalDoContrato')} centavos={totaisDasParcelas(parcelas).totalCentavos} />;
}
