import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { TabelaParcelas } from '#domains/academico/contratos/linhas/web/door.tsx';
import { useContratoDigitado } from './usar-opcoes.ts';

/** Every installment that the lines typed so far come to; nothing while there is none. */
export function ParcelasDecididas() {
  const t = useTextos(textosContrato);
  const { precos, parcelas, semContrato } = useContratoDigitado();
  if (semContrato || parcelas.length === 0) return null;
  return (
    <Cartao titulo={t('previa')}>
      <TabelaParcelas parcelas={parcelas} descricaoDe={(i) => precos[i]?.descricao ?? ''} />
    </Cartao>
  );
}
