import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { buscarPessoas } from '#domains/pessoas/busca/web/door.tsx';
import { useAba } from '#platform/web/pagina/abas.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Cartoes, Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados, useEloDaLista, useFiltroInicial } from '#platform/web/tabela/index.ts';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { titulosApi as api } from '#domains/financeiro/titulos/lista/api.ts';
import { faixasDeAtraso } from '#domains/financeiro/titulos/lista/atraso.ts';
import { rotulosSituacao } from '#domains/financeiro/titulos/situacoes.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { AbasDeReceber, abasDeReceber } from '#domains/financeiro/titulos/web/abas-de-receber.tsx';
import { useAcoesEmMassa } from './acoes-em-massa.ts';
import { useRecebimento, useTurmas } from '#domains/financeiro/titulos/web/opcoes.ts';
import { SituacaoNaLista } from '#domains/financeiro/titulos/web/rotulos.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

const TELA = 'contas-a-receber';
/** Names in the address that open a window over the list, and filter nothing. */
const janelas = ['novo', 'abrir', 'renegociar', 'extrato'];
const oQueEstaAberto = { situacao: 'aberto,parcial' };
const dinheiro = (valor: Centavos | undefined): string | null => (valor === undefined ? null : formatarReais(valor));

// The windows arrive with the first click on them: the list alone is what a screen must carry.
const Acordos = lazy(() => import('#domains/financeiro/titulos/acordos/web/door.tsx').then((m) => ({ default: m.Acordos })));
const Renegociacao = lazy(() => import('#domains/financeiro/titulos/acordos/novo/web/door.tsx').then((m) => ({ default: m.Renegociacao })));
const ExtratoAberto = lazy(() => import('#domains/financeiro/titulos/extrato/web/door.tsx').then((m) => ({ default: m.ExtratoAberto })));
const MudancaDeConta = lazy(() => import('#domains/financeiro/titulos/ficha/web/door.tsx').then((m) => ({ default: m.MudancaDeConta })));
const NovoTitulo = lazy(() => import('#domains/financeiro/titulos/emissao/web/door.tsx').then((m) => ({ default: m.NovoTitulo })));
const TituloAberto = lazy(() => import('#domains/financeiro/titulos/ficha/web/door.tsx').then((m) => ({ default: m.TituloAberto })));

/** Who owes what: the titles of the school, with the figures of the whole filter and the counter's daily acts. */
export default function ContasAReceberPage() {
  const aba = useAba(abasDeReceber);
  return aba === 'acordos' ? (
    <Suspense fallback={<Esqueleto />}>
      <Acordos />
    </Suspense>
  ) : (
    <Titulos />
  );
}

function Titulos() {
  const t = useTextos(textosTitulos);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [{ novo: criando, abrir, renegociar, extrato }, mudar] = useEndereco('novo', 'abrir', 'renegociar', 'extrato');
  const { contasDoFiltro } = useRecebimento();
  const turmas = useTurmas();
  const elo = useEloDaLista(TELA, janelas);
  // What a clerk works on: what is open, the oldest first. Taking the filter off shows everything.
  const pronto = useFiltroInicial(oQueEstaAberto, [...janelas, 'aba']);
  const [mudanca, setMudanca] = useState<{ ids: readonly number[]; concluir: (feito: boolean) => void } | null>(null);
  const acoes = useAcoesEmMassa((ids) => new Promise<boolean>((concluir) => setMudanca({ ids, concluir })));
  const novo = pode(TELA, 'criar') && <Button onClick={() => mudar({ novo: 1 })}>{t('novoTitulo')}</Button>;
  if (!pronto)
    return (
      <Pagina acoes={novo} abas={<AbasDeReceber />}>
        <Esqueleto linhas={8} />
      </Pagina>
    );
  return (
    <Pagina acoes={novo} abas={<AbasDeReceber />}>
      <TabelaDados
        tela={TELA}
        titulo={t('titulos')}
        endpoint={api.listarTitulos}
        exportar={api.exportarTitulos}
        nomeDoArquivo="contas-a-receber"
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'vencimento', ascendente: true }}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto'), acao: novo }}
        aoAbrir={(titulo) => mudar({ abrir: titulo.id })}
        nomeDaLinha={(titulo) => `${titulo.numero} ${titulo.alunoNome ?? titulo.pagadorNome}`}
        acoesEmMassa={acoes}
        somaDe={(titulo) => titulo.devidoHojeCentavos}
        somaDoFiltro={(pagina) => pagina.totais.paraPagarHojeCentavos}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('aReceber'), valor: dinheiro(pagina?.totais.saldoCentavos) },
              {
                rotulo: t('vencido'),
                valor: dinheiro(pagina?.totais.vencidoCentavos),
                ...((pagina?.totais.vencidoCentavos ?? 0) > 0 ? { tom: 'perigo' as const } : {}),
                elo: elo({ situacao: 'vencido' }),
              },
              {
                rotulo: t('devidoHoje'),
                valor: dinheiro(pagina?.totais.devidoHojeCentavos),
                elo: elo({ situacao: 'aberto,parcial' }),
              },
              {
                rotulo: t('recebido'),
                valor: dinheiro(pagina?.totais.recebidoCentavos),
                elo: elo({ situacao: 'parcial,baixado' }),
              },
            ]}
          />
        )}
        filtros={[
          {
            chave: 'vencimento',
            rotulo: t('vencimento'),
            tipo: 'datas',
            campoDe: 'VencimentoInicial',
            campoAte: 'VencimentoFinal',
            fixo: true,
          },
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao-multipla',
            campo: 'Situacao',
            fixo: true,
            opcoes: rotulosSituacao.map((s) => ({ valor: s.valor, rotulo: s[idioma] })),
          },
          { chave: 'turma', rotulo: t('turma'), tipo: 'selecao', campo: 'TurmaId', fixo: true, opcoes: turmas },
          {
            chave: 'atraso',
            rotulo: t('atraso'),
            tipo: 'selecao',
            campo: 'Atraso',
            opcoes: faixasDeAtraso.map((f) => ({ valor: f.valor, rotulo: f[idioma] })),
          },
          { chave: 'conta', rotulo: t('conta'), tipo: 'selecao', campo: 'ContaBancariaId', opcoes: contasDoFiltro },
          { chave: 'pagador', rotulo: t('pagador'), tipo: 'busca', campo: 'PagadorId', buscar: buscarPessoas },
          { chave: 'aluno', rotulo: t('aluno'), tipo: 'busca', campo: 'AlunoId', buscar: buscarPessoas },
          {
            chave: 'portal',
            rotulo: t('portal'),
            tipo: 'selecao',
            campo: 'Portal',
            opcoes: (['liberado', 'bloqueado'] as const).map((valor) => ({ valor, rotulo: t(valor) })),
          },
        ]}
        colunas={[
          { chave: 'numero', titulo: t('numero'), ordenavel: true, largura: '8rem' },
          {
            chave: 'alunoNome',
            titulo: t('aluno'),
            ordenavel: 'aluno',
            principal: true,
            render: (l) => <Nome>{l.alunoNome ?? l.pagadorNome}</Nome>,
          },
          { chave: 'pagadorNome', titulo: t('pagador'), ordenavel: 'pagador', noCartao: true, render: (l) => <Nome>{l.pagadorNome}</Nome> },
          { chave: 'turmaNome', titulo: t('turma') },
          { chave: 'descricao', titulo: t('descricao'), oculta: true, render: (l) => descricaoNoIdioma(l.descricao, idioma) },
          { chave: 'parcela', titulo: t('parcela'), oculta: true, alinhamento: 'direita', render: (l) => `${l.parcela}/${l.parcelas}` },
          {
            chave: 'dataVencimento',
            titulo: t('vencimento'),
            ordenavel: 'vencimento',
            alinhamento: 'direita',
            noCartao: true,
            render: (l) => formatarData(l.dataVencimento),
          },
          {
            chave: 'valorCentavos',
            titulo: t('valor'),
            ordenavel: 'valor',
            alinhamento: 'direita',
            render: (l) => formatarValor(centavos(l.valorCentavos - l.descontoIncondicionalCentavos)),
          },
          {
            chave: 'recebidoCentavos',
            titulo: t('recebido'),
            oculta: true,
            alinhamento: 'direita',
            render: (l) => formatarValor(l.recebidoCentavos),
          },
          {
            chave: 'saldoCentavos',
            titulo: t('saldo'),
            oculta: true,
            ordenavel: 'saldo',
            alinhamento: 'direita',
            render: (l) => formatarValor(l.saldoCentavos),
          },
          {
            chave: 'devidoHojeCentavos',
            titulo: t('paraPagarHoje'),
            alinhamento: 'direita',
            principal: true,
            render: (l) => formatarValor(l.devidoHojeCentavos),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: true,
            noCartao: true,
            render: (l) => <SituacaoNaLista titulo={l} />,
          },
          { chave: 'portal', titulo: t('portal'), oculta: true, render: (l) => t(l.portal) },
        ]}
      />
      <Suspense fallback={null}>
        {criando && pode(TELA, 'criar') && (
          <NovoTitulo aberta aoFechar={() => mudar({ novo: undefined })} aoCriar={(id) => mudar({ novo: undefined, abrir: id })} />
        )}
        {renegociar && (
          <Renegociacao
            ids={String(renegociar).split(',').map(Number)}
            aoFechar={() => mudar({ renegociar: undefined })}
            aoFazer={(id) => mudar({ renegociar: undefined, aba: 'acordos', abrir: id })}
          />
        )}
        {mudanca && (
          <MudancaDeConta
            ids={mudanca.ids}
            aoFechar={(feito) => {
              mudanca.concluir(feito);
              setMudanca(null);
            }}
          />
        )}
        {extrato && <ExtratoAberto pagadorId={Number(extrato)} aoFechar={() => mudar({ extrato: undefined })} />}
        {abrir !== undefined && abrir !== '' && <TituloAberto id={Number(abrir)} aoFechar={() => mudar({ abrir: undefined })} />}
      </Suspense>
    </Pagina>
  );
}

/** A name that gives way to the figures: the whole of it on hover and in the record. */
const Nome = ({ children }: { children: string }) => (
  <span className={estilo.nome} title={children}>
    {children}
  </span>
);
