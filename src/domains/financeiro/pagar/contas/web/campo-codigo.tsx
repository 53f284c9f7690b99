import { camposDe, useFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosPagar } from '../../texts.ts';
import { CampoDeCodigo } from '../../web/campo-de-codigo.tsx';
import type { novaContaPagar } from '../esquemas.ts';

const campo = camposDe<typeof novaContaPagar>();

/** The code of a bill: what it says fills amount and due date. */
export function CampoCodigo() {
  const t = useTextos(textosPagar);
  const { definir, ler } = useFormulario();
  return (
    <CampoDeCodigo
      nome={campo('codigo')}
      dica={t('codigoAjuda')}
      autoFoco
      aoLer={({ valorCentavos, vencimento }) => {
        if (valorCentavos !== null) {
          definir(campo('valorCentavos'), valorCentavos);
          if (ler(campo('rateio'))?.length === 1) definir(campo('rateio.0.valorCentavos'), valorCentavos);
        }
        if (vencimento !== null) definir(campo('primeiroVencimento'), vencimento);
      }}
    />
  );
}
