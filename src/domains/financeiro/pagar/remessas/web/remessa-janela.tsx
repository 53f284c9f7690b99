import { Button } from '@mantine/core';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { baixarArquivo, chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import estilo from '../../web/pagar.module.css';
import { remessasPagarApi as api } from '../api.ts';
import { modosDePagamento, situacoesDoItem } from '../modos.ts';
import { textosRemessaPagar } from '../texts.ts';

type Remessa = RespostaCliente<typeof api.obterRemessa>;

/** One payment file: what became of each payment, and what may be done with it now. */
export function RemessaAberta({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosRemessaPagar);
  const { idioma } = useIdioma();
  const consulta = useConsulta(api.obterRemessa, { params: { id } });
  const remessa = consulta.data;
  const cancela = useCancelamento(id);
  const { pode } = useSessao();
  const cancelavel = pode('contas-pagar-baixar-titulo', 'excluir') || pode('aprovar-pagamento', 'criar');
  const estadoDo = (i: Remessa['itens'][number]): string =>
    [i.situacao === 'enviado' && i.aceito ? t('aceito') : rotuloDe(situacoesDoItem, i.situacao, idioma), i.motivo]
      .filter(Boolean)
      .join(': ');
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={remessa?.nomeArquivo ?? t('arquivo')}
      rodape={remessa && <Acoes remessa={remessa} />}
    >
      {consulta.error && !remessa && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!remessa && !consulta.error && <Esqueleto linhas={8} />}
      {remessa && (
        <>
          <p className={estilo.grande}>{formatarReais(remessa.totalCentavos)}</p>
          <p className="suave">
            {remessa.contaNome} · {t('dataPagamento')} {formatarData(remessa.dataPagamento)} · {remessa.criadaPorNome}
          </p>
          {remessa.conferencia === 'pendente' && <p className="consequencia consequencia-perigo">{t('aguarda')}</p>}
          {remessa.conferidaPorNome !== null && <p className="suave">{t('conferidaPor', { usuario: remessa.conferidaPorNome })}</p>}
          <Tabela
            legenda={t('titulos')}
            colunas={[t('titulo'), t('fornecedor'), t('modo'), t('valor'), t('situacao'), '']}
            numericas={[3]}
            cartao={{ titulo: 1, valor: 3, apoio: 2, estado: 4, acoes: 5 }}
            linhas={remessa.itens.map((i) => ({
              chave: i.id,
              celulas: [
                i.numero,
                i.fornecedorNome,
                rotuloDe(modosDePagamento, i.modo, idioma),
                formatarValor(i.valorCentavos),
                estadoDo(i),
                cancelavel && i.situacao === 'enviado' && remessa.noBanco > 1 && (
                  <Button
                    key="cancelar"
                    variant="subtle"
                    color="red"
                    size="compact-sm"
                    onClick={() =>
                      void cancela({ titulo: t('cancelarUm', { numero: i.numero }), texto: t('cancelarUmTexto'), itemIds: [i.id] })
                    }
                  >
                    {t('cancelarUm', { numero: i.numero })}
                  </Button>
                ),
              ],
            }))}
          />
        </>
      )}
    </Janela>
  );
}

/** Asks why, and takes back what still waits of a file, or the payments named. */
function useCancelamento(id: number) {
  const t = useTextos(textosRemessaPagar);
  return async ({ titulo, texto, itemIds }: { titulo: string; texto: string; itemIds?: number[] }): Promise<void> => {
    const motivo = await perguntarMotivo({ titulo, texto, rotuloConfirmar: titulo, perigo: true, minimo: 3, maximo: 300 });
    if (motivo === null) return;
    const body = { motivo, ...(itemIds ? { itemIds } : {}) };
    await chamar(api.cancelarEnvio, { params: { id }, body }, { chaveIdempotencia: crypto.randomUUID() }).then(
      ({ titulos }) => avisar.sucesso(t('cancelado', { n: titulos })),
      avisar.erro,
    );
    await recarregarPagar();
  };
}

function Acoes({ remessa }: { remessa: Remessa }) {
  const t = useTextos(textosRemessaPagar);
  const { pode } = useSessao();
  const { id, nomeArquivo } = remessa;
  const conferir = async (): Promise<void> => {
    const texto = t('conferirTexto', { valor: formatarReais(remessa.totalCentavos), n: remessa.titulos });
    if (!(await confirmar({ titulo: t('conferirTitulo', { arquivo: nomeArquivo }), texto, rotuloConfirmar: t('conferir') }))) return;
    await chamar(api.conferirRemessa, { params: { id } }).then(() => avisar.sucesso(t('conferida')), avisar.erro);
    await recarregarPagar();
  };
  const cancela = useCancelamento(id);
  return (
    <>
      {remessa.noBanco > 0 && (pode('contas-pagar-baixar-titulo', 'excluir') || pode('aprovar-pagamento', 'criar')) && (
        <Button variant="subtle" color="red" onClick={() => void cancela({ titulo: t('cancelar'), texto: t('cancelarTexto') })}>
          {t('cancelar')}
        </Button>
      )}
      {remessa.podeConferir && <Button onClick={() => void conferir()}>{t('conferir')}</Button>}
      {remessa.conferencia !== 'pendente' && pode('contas-pagar-baixar-titulo', 'criar') && (
        <Button onClick={() => void baixarArquivo(api.baixarRemessa, { params: { id } }, { nomePadrao: nomeArquivo }).catch(avisar.erro)}>
          {t('baixarArquivo')}
        </Button>
      )}
    </>
  );
}
