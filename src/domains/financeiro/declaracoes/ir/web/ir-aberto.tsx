import { Button } from '@mantine/core';
import { fichaApi } from '#domains/financeiro/titulos/ficha/api.ts';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { formatarMes } from '#shared/relatorios/celulas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { declaracoesIrApi } from '../api.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import { reais, valor } from '#domains/financeiro/declaracoes/web/comum.tsx';
import estilo from '#domains/financeiro/declaracoes/web/declaracoes.module.css';
import { JanelaDaDeclaracao } from '#domains/financeiro/declaracoes/emissao/web/door.tsx';

type Detalhe = RespostaCliente<typeof declaracoesIrApi.obterIr>;

/** What a payer paid in a year, by student and month, and where each figure comes from; the statement is issued here. */
export function IrAberto({ pagadorId, ano, aoFechar }: { pagadorId: number; ano: number; aoFechar: () => void }) {
  const t = useTextos(textosDeclaracao);
  const consulta = useConsulta(declaracoesIrApi.obterIr, { params: { id: pagadorId }, query: { Ano: ano } });
  return (
    <JanelaDaDeclaracao tipo="ir" pagadorId={pagadorId} ano={ano} consulta={consulta} aoFechar={aoFechar}>
      {(data) => (
        <>
          {data.ate !== null && <p className={estilo.aviso}>{t('parcialAte', { data: formatarData(data.ate) })}</p>}
          {data.alunos.map((aluno) => (
            <Aluno key={aluno.alunoId ?? 0} aluno={aluno} ano={ano} />
          ))}
          <Recebimentos detalhe={data} />
        </>
      )}
    </JanelaDaDeclaracao>
  );
}

function Aluno({ aluno, ano }: { aluno: Detalhe['alunos'][number]; ano: number }) {
  const t = useTextos(textosDeclaracao);
  const { idioma } = useIdioma();
  const nome = aluno.nome === null ? t('semAluno') : `${aluno.nome} · ${aluno.cpf ?? t('semCpf')}`;
  const linha = (m: Pick<typeof aluno, 'dedutivelCentavos' | 'naoDedutivelCentavos' | 'encargosCentavos'>) => [
    valor(m.dedutivelCentavos),
    valor(m.naoDedutivelCentavos),
    valor(m.encargosCentavos),
    valor(centavos(m.dedutivelCentavos + m.naoDedutivelCentavos + m.encargosCentavos)),
  ];
  return (
    <section aria-label={nome}>
      <h3>{nome}</h3>
      <Tabela
        legenda={`${t('mesAMes')}: ${nome}`}
        colunas={[t('mes'), t('dedutivel'), t('naoDedutivel'), t('encargos'), t('total')]}
        numericas={[1, 2, 3, 4]}
        cartao={{ titulo: 0, valor: 4 }}
        linhas={[
          ...aluno.meses.map((m) => ({
            chave: m.mes,
            celulas: [formatarMes(`${ano}-${String(m.mes).padStart(2, '0')}-01`, idioma), ...linha(m)],
          })),
          { chave: 'total', celulas: [<strong key="t">{t('total')}</strong>, ...linha(aluno)] },
        ]}
      />
    </section>
  );
}

/** Each receipt by what it was for; a title classified wrongly is put right here. */
function Recebimentos({ detalhe }: { detalhe: Detalhe }) {
  const t = useTextos(textosDeclaracao);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const comando = useComando(fichaApi.classificarDeducao, { invalida: [declaracoesIrApi.obterIr, declaracoesIrApi.listarIr] });
  const classificar = (r: Detalhe['recebimentos'][number]): void => {
    const dedutivel = r.natureza !== 'dedutivel';
    comando
      .mutateAsync({ params: { id: r.origemTituloId }, body: { versao: r.versao, dedutivel } })
      .then(
        () =>
          avisar.sucesso(
            t('classificado', { numero: r.numero, natureza: t(dedutivel ? 'natureza_dedutivel' : 'natureza_nao_dedutivel').toLowerCase() }),
          ),
        avisar.erro,
      );
  };
  return (
    <details>
      <summary>
        {t('deOndeVem')} ({detalhe.recebimentos.length})
      </summary>
      <Tabela
        legenda={t('deOndeVem')}
        colunas={[t('pagamento'), t('recibo'), t('titulo'), t('aluno'), t('natureza'), t('valor')]}
        numericas={[5]}
        cartao={{ titulo: 2, valor: 5, apoio: 0 }}
        linhas={detalhe.recebimentos.map((r) => ({
          chave: `${r.baixaId}-${r.natureza}-${r.origemTituloId}`,
          celulas: [
            formatarData(r.dataBaixa),
            r.reciboNumero,
            <Elo key="t" tela="contas-a-receber" search={{ abrir: r.tituloId }}>
              {r.numero} · {descricaoNoIdioma(r.descricao, idioma)}
            </Elo>,
            r.alunoNome ?? t('semAluno'),
            <span key="n" className={estilo.linha}>
              {t(`natureza_${r.natureza}`)}
              {r.natureza !== 'encargos' && r.origem !== 'acordo' && pode('contas-a-receber', 'editar') && (
                <Button size="compact-xs" variant="default" disabled={comando.isPending} onClick={() => classificar(r)}>
                  {t(r.natureza === 'dedutivel' ? 'tornarNaoDedutivel' : 'tornarDedutivel')}
                </Button>
              )}
            </span>,
            reais(r.valorCentavos),
          ],
        }))}
      />
    </details>
  );
}
