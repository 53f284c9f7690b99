import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { retornosApi as api } from '../api.ts';
import { previstos } from '#domains/financeiro/boletos/retornos/respostas.ts';
import { textosRetorno } from '#domains/financeiro/boletos/retornos/texts.ts';
import estilo from '#domains/financeiro/boletos/web/boletos.module.css';
import { recarregar } from '#domains/financeiro/boletos/web/comum.tsx';

type Retorno = RespostaCliente<typeof api.obterRetorno>;
const paraFila: readonly string[] = ['divergente', 'nao_encontrada', 'recusada', 'rejeitada', 'ilegivel'];
const somar = (
  grupos: Retorno['grupos'],
  quais: (g: Retorno['grupos'][number]) => boolean,
  membro: 'quantidade' | 'pagoCentavos' | 'tarifaCentavos',
) => grupos.filter(quais).reduce((soma, g) => soma + g[membro], 0);

/** A file of the bank: what it would do or did, in figures and line by line, and the act. */
export default function RetornoAberto({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosRetorno);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const consulta = useConsulta(api.obterRetorno, { params: { id } });
  const aplicar = useComando(api.aplicarRetorno, { aoConcluir: () => void recarregar() });
  const retorno = consulta.data;
  const [desistiu, setDesistiu] = useState(false);
  const aoAplicar = async (): Promise<void> => {
    if (!retorno) return;
    const sim = await confirmar({
      titulo: t('aplicarPergunta', { arquivo: retorno.nomeArquivo }),
      texto: t('aplicarTexto'),
      consequencia: t('aplicarConsequencia', {
        pagas: somar(retorno.grupos, (g) => g.previsto === 'paga', 'quantidade'),
        valor: formatarReais(centavos(somar(retorno.grupos, (g) => g.previsto === 'paga', 'pagoCentavos'))),
        excecoes: somar(retorno.grupos, (g) => paraFila.includes(g.previsto), 'quantidade'),
      }),
      rotuloConfirmar: t('aplicar'),
    });
    if (sim) await aplicar.mutateAsync({ params: { id } }).catch(avisar.erro);
  };
  const descartar = (): Promise<void> =>
    chamar(api.descartarRetorno, { params: { id } }).then(async () => {
      avisar.sucesso(t('descartado'));
      aoFechar();
      await recarregar();
    }, avisar.erro);
  const tarefaId = aplicar.data?.tarefaId ?? (retorno?.situacao === 'aplicando' ? retorno.tarefaId : null);
  return (
    <Janela
      aberta
      tamanho="larga"
      aoFechar={aoFechar}
      titulo={retorno?.nomeArquivo ?? t('arquivo')}
      rodape={
        retorno && (
          <>
            {retorno.situacao === 'lido' && pode('gerenciar-boletos', 'excluir') && (
              <Button variant="subtle" color="red" onClick={() => void descartar()}>
                {t('descartar')}
              </Button>
            )}
            {retorno.excecoes > 0 && (
              <Button variant="default" onClick={() => void irPara('gerenciar-boletos', {}, { aba: 'excecoes' })}>
                {t('verExcecoes')}
              </Button>
            )}
            {(retorno.situacao === 'lido' || desistiu) && pode('gerenciar-boletos', 'criar') && (
              <Button loading={aplicar.isPending} onClick={() => void aoAplicar()}>
                {t('aplicar')}
              </Button>
            )}
          </>
        )
      }
    >
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!retorno && !consulta.error && <Esqueleto linhas={8} />}
      {retorno && (
        <>
          <p className="suave">
            {retorno.bancoNome} · {retorno.contaNome} · CNAB {retorno.formato} · {t('lidoPor')} {retorno.usuarioNome},{' '}
            {escreverInstante(retorno.em)} · {t(retorno.situacao)}
          </p>
          {!retorno.versaoConhecida && (
            <p className="consequencia">{t('versaoDesconhecida', { versao: retorno.versaoLayout || t('semVersao') })}</p>
          )}
          {retorno.doMesmoNumero && (
            <p className="consequencia">
              {t('doMesmoNumero', { arquivo: retorno.doMesmoNumero.nomeArquivo, quando: escreverInstante(retorno.doMesmoNumero.em) })}
            </p>
          )}
          {tarefaId !== null && (
            <ProgressoTarefa
              id={tarefaId}
              aoTerminar={(tarefa) => {
                setDesistiu(tarefa.situacao === 'falhou');
                void recarregar();
              }}
            />
          )}
          <Figuras retorno={retorno} />
          <Linhas id={id} />
        </>
      )}
    </Janela>
  );
}

function Figuras({ retorno }: { retorno: Retorno }) {
  const t = useTextos(textosRetorno);
  const presentes = previstos.filter((previsto) => retorno.grupos.some((g) => g.previsto === previsto));
  const dinheiro = (valor: Centavos): string => (valor === 0 ? '—' : formatarValor(valor));
  return (
    <section className={estilo.secao}>
      <h3>{t(retorno.situacao === 'lido' ? 'oQueFaria' : 'oQueFez')}</h3>
      <Tabela
        legenda={t(retorno.situacao === 'lido' ? 'oQueFaria' : 'oQueFez')}
        colunas={[t('grupo'), t('quantidade'), t('pago'), t('tarifas')]}
        numericas={[1, 2, 3]}
        cartao={{ titulo: 0 }}
        linhas={presentes.map((previsto) => {
          const deste = (g: Retorno['grupos'][number]): boolean => g.previsto === previsto;
          return {
            chave: previsto,
            celulas: [
              `${t(`previsto_${previsto}`)}${paraFila.includes(previsto) ? ` · ${t('paraExcecoes')}` : ''}`,
              somar(retorno.grupos, deste, 'quantidade'),
              dinheiro(centavos(somar(retorno.grupos, deste, 'pagoCentavos'))),
              dinheiro(centavos(somar(retorno.grupos, deste, 'tarifaCentavos'))),
            ],
          };
        })}
      />
    </section>
  );
}

const porPagina = 100;

function Linhas({ id }: { id: number }) {
  const t = useTextos(textosRetorno);
  const [tamanho, setTamanho] = useState(porPagina);
  const { data } = useConsulta(
    api.listarLinhasDeRetorno,
    { params: { id }, query: { TamanhoDaPagina: tamanho } },
    { manterAnterior: true },
  );
  if (!data) return <Esqueleto linhas={4} />;
  return (
    <section className={estilo.secao}>
      <h3>{t('linhasDoArquivo')}</h3>
      <Tabela
        legenda={t('linhasDoArquivo')}
        colunas={[t('linha'), t('nossoNumero'), t('aluno'), t('data'), t('pago'), t('situacao')]}
        numericas={[0, 3, 4]}
        cartao={{ titulo: 2, valor: 4, apoio: 3 }}
        linhas={data.itens.map((l) => ({
          chave: l.id,
          celulas: [
            l.linha,
            l.nossoNumero || '—',
            l.alunoNome ?? l.pagadorNome ?? '—',
            l.dataOcorrencia === null ? '—' : formatarData(l.dataOcorrencia),
            l.pagoCentavos === 0 ? '—' : formatarValor(l.pagoCentavos),
            l.mensagem ?? (l.resultado === 'pendente' ? t(`previsto_${l.previsto}`) : t(`resultado_${l.resultado}`)),
          ],
        }))}
      />
      {data.total !== null && data.total > data.itens.length && tamanho < 500 && (
        <Button variant="default" mt="sm" onClick={() => setTamanho(500)}>
          {data.itens.length} / {data.total} …
        </Button>
      )}
    </section>
  );
}
