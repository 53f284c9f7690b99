import { RevisaoDoContrato } from './contrato-no-assistente.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { FatosDecididos } from './decidido.tsx';

/** Everything on one page before it is written: the enrollment, and the installments of its contract. */
export function PassoRevisao({ contrato }: { contrato: boolean }) {
  const t = useTextos(textosMatricula);
  return (
    <>
      <Cartao titulo={t('confira')}>
        <FatosDecididos completos />
      </Cartao>
      {contrato && <RevisaoDoContrato />}
    </>
  );
}
