import { Button } from '@mantine/core';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { type Aprovacao, aprovacoes } from '../../situacoes.ts';
import { textosPagar } from '../../texts.ts';
import { type TituloComCodigo, useDizeresDosCodigos } from '../../web/aviso-do-codigo.tsx';
import { recarregarPagar } from '../../web/opcoes.ts';
import { aprovacaoApi } from '../api.ts';

type Conta = {
  id: number;
  numero: string;
  fornecedorNome: string;
  valorCentavos: Centavos;
  aprovacao: Aprovacao;
  viva: boolean;
  criadaPorNome: string;
  decisao: { decisao: 'aprovada' | 'recusada'; usuarioNome: string; em: string; motivo: string | null } | null;
  codigos: readonly TituloComCodigo[];
  podeDecidir: boolean;
  versao: number;
};

/** What a second person said of a bill, or may say now. */
export function DecisaoDaConta({ conta }: { conta: Conta }) {
  const t = useTextos(textosPagar);
  const { idioma } = useIdioma();
  const { id, numero, versao, fornecedorNome: fornecedor } = conta;
  const dizeres = useDizeresDosCodigos(conta.codigos);
  const decidir = async (decisao: 'aprovada' | 'recusada', motivo: string | null): Promise<void> => {
    await chamar(aprovacaoApi.decidirConta, { params: { id }, body: { decisao, motivo, versao } }).then(
      () => avisar.sucesso(t('decidida')),
      avisar.erro,
    );
    await recarregarPagar();
  };
  const aprovar = async (): Promise<void> => {
    const texto = t('aprovarTexto', { valor: formatarReais(conta.valorCentavos), fornecedor, usuario: conta.criadaPorNome });
    const pergunta = { titulo: t('aprovarTitulo', { numero }), texto, rotuloConfirmar: t('aprovar') };
    const consequencia = dizeres.map((d) => d.frase).join(' ');
    if (await confirmar({ ...pergunta, ...(consequencia !== '' && { consequencia }) })) await decidir('aprovada', null);
  };
  const recusar = async (): Promise<void> => {
    const pergunta = {
      titulo: t('recusarTitulo', { numero }),
      texto: t('recusarTexto'),
      rotuloConfirmar: t('recusar'),
      perigo: true,
      minimo: 3,
      maximo: 300,
    };
    const motivo = await perguntarMotivo(pergunta);
    if (motivo !== null) await decidir('recusada', motivo);
  };
  // What was cancelled waits for nobody.
  if (conta.aprovacao === 'dispensada' || (conta.aprovacao === 'pendente' && !conta.viva)) return null;
  const dita = conta.decisao && (
    <>
      {rotuloDe(aprovacoes, conta.decisao.decisao, idioma)}:{' '}
      {t('decididaPor', { usuario: conta.decisao.usuarioNome, em: escreverInstante(conta.decisao.em) })}
      {conta.decisao.motivo && ` · ${conta.decisao.motivo}`}
    </>
  );
  if (conta.aprovacao === 'recusada' && conta.viva)
    return (
      <div className="consequencia">
        <p>{dita}</p>
        <p>{t('comoVolta')}</p>
      </div>
    );
  if (conta.aprovacao !== 'pendente') return <p className="suave">{dita}</p>;
  return (
    <div className="consequencia">
      <p>{t('aguardaSegunda')}</p>
      {dita && (
        <p>
          {dita}. {t('mudouDepois')}
        </p>
      )}
      {conta.podeDecidir && (
        <p>
          <Button size="compact-sm" onClick={() => void aprovar()}>
            {t('aprovar')}
          </Button>{' '}
          <Button size="compact-sm" variant="default" onClick={() => void recusar()}>
            {t('recusar')}
          </Button>
        </p>
      )}
    </div>
  );
}
