import { lazy, Suspense, useState } from 'react';
import { buscarPessoas } from '#domains/pessoas/busca/web/door.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartoes } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type Escolha, TabelaDados } from '#platform/web/tabela/index.ts';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { emissaoDeBoletosApi } from '../api.ts';
import { rotulosSituacaoBoleto } from '#domains/financeiro/boletos/situacoes.ts';
import { textosBoletos } from '#domains/financeiro/boletos/texts.ts';
import { textosEmissao } from '../texts.ts';
import { Nome, useTurmas } from '#domains/financeiro/boletos/web/comum.tsx';
import { useContasCobranca } from '#domains/financeiro/boletos/contas/web/door.tsx';

const Emissao = lazy(() => import('./emissao.tsx'));

/** Open titles that wait for a slip: filter, choose, issue. */
export default function Emitir() {
  const t = useTextos(textosEmissao);
  const tb = useTextos(textosBoletos);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { opcoes: contas } = useContasCobranca();
  const turmas = useTurmas();
  const [escolha, setEscolha] = useState<{ escolha: Escolha<{ id: number }>; concluir: (feito: boolean) => void } | null>(null);
  const fechar = (feito: boolean): void => {
    escolha?.concluir(feito);
    setEscolha(null);
  };
  return (
    <>
      <TabelaDados
        tela="gerenciar-boletos-emitir"
        titulo={t('titulosSemBoleto')}
        endpoint={emissaoDeBoletosApi.listarTitulosSemBoleto}
        busca={{ campo: 'Nome', rotulo: t('buscarTitulo') }}
        ordemPadrao={{ campo: 'vencimento', ascendente: true }}
        vazio={{ titulo: t('tudoEmitido'), texto: t('tudoEmitidoTexto') }}
        nomeDaLinha={(l) => `${l.numero} ${l.alunoNome ?? l.pagadorNome}`}
        somaDe={(l) => l.saldoCentavos}
        somaDoFiltro={(pagina) => pagina.totais.saldoCentavos}
        acoesEmMassa={
          pode('gerenciar-boletos', 'criar')
            ? [
                {
                  chave: 'emitir',
                  rotulo: t('emitir'),
                  aoExecutar: (feita) => new Promise<boolean>((concluir) => setEscolha({ escolha: feita, concluir })),
                },
              ]
            : []
        }
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('titulosSemBoleto'), valor: pagina?.total ?? null },
              { rotulo: t('semBoletoValor'), valor: pagina ? formatarReais(pagina.totais.saldoCentavos) : null },
              {
                rotulo: t('vencidosSemBoleto'),
                valor: pagina?.totais.vencidos ?? null,
                ...((pagina?.totais.vencidos ?? 0) > 0 ? { tom: 'alerta' as const } : {}),
              },
            ]}
          />
        )}
        filtros={[
          {
            chave: 'vencimento',
            rotulo: tb('vencimento'),
            tipo: 'datas',
            campoDe: 'VencimentoInicial',
            campoAte: 'VencimentoFinal',
            fixo: true,
          },
          { chave: 'turma', rotulo: tb('turma'), tipo: 'selecao', campo: 'TurmaId', fixo: true, opcoes: turmas },
          { chave: 'aluno', rotulo: tb('aluno'), tipo: 'busca', campo: 'AlunoId', buscar: buscarPessoas, fixo: true },
          { chave: 'pagador', rotulo: tb('pagador'), tipo: 'busca', campo: 'PagadorId', buscar: buscarPessoas },
          { chave: 'conta', rotulo: tb('conta'), tipo: 'selecao', campo: 'ContaBancariaId', opcoes: contas },
        ]}
        colunas={[
          { chave: 'numero', titulo: tb('titulo'), ordenavel: true, largura: '8rem' },
          {
            chave: 'alunoNome',
            titulo: tb('aluno'),
            ordenavel: 'aluno',
            principal: true,
            render: (l) => <Nome>{l.alunoNome ?? l.pagadorNome}</Nome>,
          },
          { chave: 'pagadorNome', titulo: tb('pagador'), ordenavel: 'pagador', render: (l) => <Nome>{l.pagadorNome}</Nome> },
          { chave: 'turmaNome', titulo: tb('turma') },
          { chave: 'descricao', titulo: tb('descricao'), oculta: true, render: (l) => descricaoNoIdioma(l.descricao, idioma) },
          { chave: 'contaNome', titulo: tb('conta'), oculta: true },
          {
            chave: 'dataVencimento',
            titulo: tb('vencimento'),
            ordenavel: 'vencimento',
            alinhamento: 'direita',
            render: (l) => (l.vencido ? `${formatarData(l.dataVencimento)} · ${t('vencido')}` : formatarData(l.dataVencimento)),
          },
          {
            chave: 'saldoCentavos',
            titulo: t('saldo'),
            ordenavel: 'saldo',
            alinhamento: 'direita',
            principal: true,
            render: (l) => formatarValor(l.saldoCentavos),
          },
          {
            chave: 'ultimaSituacao',
            titulo: t('ultimoBoleto'),
            render: (l) => (l.ultimaSituacao === null ? '—' : rotuloDe(rotulosSituacaoBoleto, l.ultimaSituacao, idioma)),
          },
        ]}
      />
      {escolha && (
        <Suspense fallback={null}>
          <Emissao escolha={escolha.escolha} aoFechar={fechar} />
        </Suspense>
      )}
    </>
  );
}
