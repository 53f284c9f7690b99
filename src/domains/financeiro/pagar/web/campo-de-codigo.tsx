import { useState } from 'react';
import { CampoTexto, type PropsCampo } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { type CodigoLido, lerCodigo } from '../codigos/ler-codigo.ts';
import { type Devido, outroValorDoCodigo } from '../codigos/outro-valor.ts';
import { outroVencimentoDoCodigo } from '../codigos/outro-vencimento.ts';
import { tiposDeCodigo } from '../situacoes.ts';
import { textosPagar } from '../texts.ts';

type Props = Pick<PropsCampo, 'nome'> & {
  dica?: string;
  autoFoco?: boolean;
  devido?: Devido & { dataVencimento: string };
  aoLer?: (lido: CodigoLido) => void;
};

/** A payment code typed, pasted or scanned: what it says stands below to be compared with the paper, and with what is owed, and is told to `aoLer`. */
export function CampoDeCodigo({ aoLer, devido, ...campo }: Props) {
  const t = useTextos(textosPagar);
  const { idioma } = useIdioma();
  const [lido, setLido] = useState<CodigoLido | null>(null);
  const [errado, setErrado] = useState(false);
  const aoMudar = (texto: string): void => {
    const codigo = lerCodigo(texto, hojeNaEscola());
    const certo = typeof codigo !== 'string';
    setLido(certo ? codigo : null);
    // While it is typed a code is short: only a whole one may be wrong.
    setErrado(codigo === 'CODIGO_COM_ERRO' || codigo === 'PIX_COM_ERRO');
    if (certo) aoLer?.(codigo);
  };
  const outroVencimento = devido && outroVencimentoDoCodigo(lido?.codigo, devido.dataVencimento, hojeNaEscola());
  const outroValor = devido && outroValorDoCodigo(lido?.valorCentavos ?? null, devido);
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
      <CampoTexto {...campo} rotulo={t('codigo')} colunas={12} maximo={600} aoMudar={(texto) => aoMudar(texto ?? '')} />
      <p role="status" className={errado ? 'inteira consequencia consequencia-perigo' : 'inteira suave'}>
        {errado && t('codigoNaoConfere')}
        {lido &&
          t('codigoLido', {
            tipo: rotuloDe(tiposDeCodigo, lido.tipo, idioma),
            partes: partes && partes.length > 0 ? partes.join(' · ') : t('codigoSemPartes'),
          })}
      </p>
      {devido && (
        <p role="status" className={outroVencimento ? 'inteira consequencia' : 'inteira'}>
          {outroVencimento &&
            t('codigoDeOutroVencimento', { codigo: formatarData(outroVencimento), titulo: formatarData(devido.dataVencimento) })}
        </p>
      )}
      {devido && (
        <p role="status" className={outroValor === null ? 'inteira' : 'inteira consequencia'}>
          {typeof outroValor === 'number' &&
            t('codigoDeOutroValor', { valor: formatarReais(outroValor), saldo: formatarReais(devido.saldoCentavos) })}
        </p>
      )}
    </>
  );
}
