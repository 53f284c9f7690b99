import { enviarSabendo } from '#domains/suprimentos/web/enviar-sabendo.ts';
import { Button } from '@mantine/core';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { useNosLivros } from '#domains/contabil/lancamentos/web/door.tsx';
import { comUnidade } from '#domains/suprimentos/quantidade.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { operacoesApi as api } from '../api.ts';
import { textosOperacao } from '../texts.ts';
import { recarregarEstoque } from '#domains/suprimentos/web/recarregar.ts';

/** One operation: what it moved, who asked for it, and what became of it. */
export function OperacaoAberta({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosEstoque);
  const to = useTextos(textosOperacao);
  const { pode } = useSessao();
  const livros = useNosLivros();
  const { data: o, error, refetch } = useRegistro(api.obterOperacao, { params: { id } });
  const estornar = async (valor: string): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: to('estornar'),
      texto: to('estornarTexto', { valor }),
      rotuloConfirmar: to('estornar'),
      minimo: 3,
    });
    if (!motivo) return;
    try {
      const { recalculados, dataMovimento } = await enviarSabendo(
        (recalculoConfirmado) => chamar(api.estornar, { params: { id }, body: { motivo, recalculoConfirmado } }),
        { titulo: to('estornar'), rotuloConfirmar: to('estornar') },
      );
      avisar.sucesso(recalculados === 0 ? to('operacaoEstornada') : to('estornadaRecalculando', { n: recalculados }));
      if (o && dataMovimento !== o.dataMovimento) avisar.info(to('estornadaEmOutroDia', { data: formatarData(dataMovimento) }));
      aoFechar();
      await recarregarEstoque();
    } catch (causa) {
      avisar.erro(mensagemDe(causa));
    }
  };
  const podeEstornar = o && pode('estoques', 'excluir') && !o.estornada && o.tipo !== 'estorno' && o.origemTipo === 'manual';
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      tamanho="larga"
      titulo={`${to('operacao', { numero: id })}${o ? ` · ${to(o.tipo)}` : ''}`}
      rodape={
        podeEstornar && (
          <Button variant="subtle" color="red" onClick={() => void estornar(formatarReais(o.valorCentavos))}>
            {to('estornar')}
          </Button>
        )
      }
    >
      {error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : !o ? <Esqueleto linhas={5} /> : null}
      {o && (
        <>
          <dl className="fatos">
            {(
              [
                [t('data'), formatarData(o.dataMovimento)],
                [t('deposito'), o.depositoDestinoNome ? `${o.depositoNome} → ${o.depositoDestinoNome}` : o.depositoNome],
                [to('solicitante'), o.solicitanteNome],
                [t('centroCusto'), o.centroCustoNome],
                [to('motivo'), o.motivo],
                [to('fornecedor'), o.fornecedorNome],
                [to('documento'), o.documento],
                [t('valor'), formatarReais(o.valorCentavos)],
                ...(livros ? [[livros.rotulo, livros.elo({ operacao: id })] as const] : []),
              ] as const
            ).map(
              ([rotulo, valor]) =>
                valor !== null && (
                  <div key={rotulo} style={{ display: 'contents' }}>
                    <dt>{rotulo}</dt>
                    <dd>{valor}</dd>
                  </div>
                ),
            )}
          </dl>
          <Tabela
            legenda={to('itens')}
            colunas={[t('produto'), t('deposito'), t('quantidade'), t('valor'), t('saldo')]}
            numericas={[2, 3, 4]}
            cartao={{ titulo: 0, valor: 2, apoio: 1 }}
            linhas={o.movimentos.map((m) => ({
              chave: m.id,
              celulas: [
                m.produtoNome,
                m.depositoNome,
                comUnidade(m.quantidade, m.unidade),
                formatarValor(m.valorCentavos),
                comUnidade(m.saldoQuantidade, m.unidade),
              ],
            }))}
          />
          <p className="suave">{to('lancadaPor', { usuario: o.usuarioNome, em: escreverInstante(o.em) })}</p>
          {o.estornoDe !== null && <p className="suave">{to('estornaA', { numero: o.estornoDe })}</p>}
          {o.estornada && (
            <p className="suave">
              {to('estornadaPor', {
                usuario: o.estornada.usuarioNome,
                data: escreverInstante(o.estornada.em),
                motivo: o.estornada.motivo,
              })}
            </p>
          )}
        </>
      )}
    </Janela>
  );
}
