import { useState } from 'react';
import { camposDe, CampoTexto, useFormulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { type CodigoLido, lerCodigo } from '../../codigos/ler-codigo.ts';
import { tiposDeCodigo } from '../../situacoes.ts';
import { textosPagar } from '../../texts.ts';
import type { novaContaPagar } from '../esquemas.ts';

const campo = camposDe<typeof novaContaPagar>();

/** A code typed, pasted or scanned: what it says fills the bill, and stands below to be compared with the paper. */
export function CampoCodigo() {
  const t = useTextos(textosPagar);
  const { idioma } = useIdioma();
  const { definir, ler } = useFormulario();
  const [lido, setLido] = useState<CodigoLido | null>(null);
  const [errado, setErrado] = useState(false);
  const aoMudar = (texto: string): void => {
    const codigo = lerCodigo(texto, hojeNaEscola());
    const certo = typeof codigo !== 'string';
    setLido(certo ? codigo : null);
    // While it is typed a code is short: only a whole one may be wrong.
    setErrado(codigo === 'CODIGO_COM_ERRO' || codigo === 'PIX_COM_ERRO');
    if (!certo) return;
    if (codigo.valorCentavos !== null) {
      definir(campo('valorCentavos'), codigo.valorCentavos);
      if (ler(campo('rateio'))?.length === 1) definir(campo('rateio.0.valorCentavos'), codigo.valorCentavos);
    }
    if (codigo.vencimento !== null) definir(campo('primeiroVencimento'), codigo.vencimento);
  };
  const partes =
    lido &&
    [
      lido.banco && t('codigoBanco', { banco: lido.banco }),
      lido.favorecido,
      lido.valorCentavos !== null && formatarReais(lido.valorCentavos),
      lido.vencimento && formatarData(lido.vencimento),
    ].filter((parte) => parte !== null && parte !== false && parte !== '');
  return (
    <>
      <CampoTexto
        nome={campo('codigo')}
        rotulo={t('codigo')}
        dica={t('codigoAjuda')}
        colunas={12}
        maximo={600}
        autoFoco
        aoMudar={(texto) => aoMudar(texto ?? '')}
      />
      <p role="status" className={errado ? 'inteira consequencia consequencia-perigo' : 'inteira suave'}>
        {errado && t('codigoNaoConfere')}
        {lido &&
          t('codigoLido', {
            tipo: rotuloDe(tiposDeCodigo, lido.tipo, idioma),
            partes: partes && partes.length > 0 ? partes.join(' · ') : t('codigoSemPartes'),
          })}
      </p>
    </>
  );
}
