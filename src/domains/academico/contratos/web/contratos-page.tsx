import { Button } from '@mantine/core';
import { useState } from 'react';
import { invalidar, useConsulta } from '#platform/web/consultas.ts';
import { PreviaDocumento } from '#platform/web/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartoes, Etiqueta, Pagina } from '#platform/web/pagina.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { hrefDaTela } from '#catalog/telas.ts';
import { type Centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { contratosApi } from '../api.ts';
import { situacoesContrato } from '../situacoes.ts';
import { textosContrato } from '../texts.ts';
import { JanelaDeCancelamento } from './cancelamento.tsx';
import { ConfiguracaoDeContratos } from './configuracao.tsx';
import { useFiltrosAcademicos } from './filtros.ts';
import { JanelaDoLote } from './janela-do-lote.tsx';
import { tomDaSituacao } from './rotulos.ts';
import { type Lote, useLotes } from './use-lotes.ts';
import { velhos } from './use-desfazer.ts';

const TELA = 'contratos';

/** The contracts of the school: find, open, export, print, and change the state of many at once. */
export default function ContratosPage() {
  const t = useTextos(textosContrato);
  const { pode } = useSessao();
  const [lote, setLote] = useState<Lote | null>(null);
  const [cancelando, setCancelando] = useState<readonly number[]>([]);
  const [imprimindo, setImprimindo] = useState<readonly number[]>([]);
  const filtros = useFiltrosAcademicos();
  const { acoes, cancelar } = useLotes({ aoIniciar: setLote, aoCancelar: setCancelando, aoImprimir: setImprimindo });
  return (
    <Pagina
      acoes={
        <>
          {pode('contratos', 'editar') && <ConfiguracaoDeContratos />}
          {pode('contratos', 'criar') && (
            <Elo tela="contrato-form">
              <Button component="span">{t('novoContrato')}</Button>
            </Elo>
          )}
        </>
      }
    >
      <TabelaDados
        tela={TELA}
        titulo={t('contratos')}
        endpoint={contratosApi.listarContratos}
        exportar={contratosApi.exportarContratos}
        nomeDoArquivo="contratos"
        busca={{ campo: 'Nome', rotulo: t('aluno') }}
        filtros={[
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesContrato.map((valor) => ({ valor, rotulo: t(`situacao_${valor}`) })),
          },
          ...filtros,
          { chave: 'encerraveis', rotulo: t('prontosParaEncerrar'), tipo: 'booleano', campo: 'Encerravel' },
        ]}
        ordemPadrao={{ campo: 'criadoEm', ascendente: false }}
        linhaHref={(linha) => hrefDaTela('contrato-visualizar', { contratoId: linha.id })}
        nomeDaLinha={(linha) => `${linha.numero} ${linha.alunoNome}`}
        somaDe={(linha) => (linha.totalCentavos ?? 0) as Centavos}
        acoesEmMassa={acoes}
        topo={<NumerosPorSituacao />}
        vazio={{ titulo: t('semContratos'), texto: t('semContratosTexto') }}
        colunas={[
          { chave: 'numero', titulo: t('numero'), ordenavel: true, largura: '7.5rem' },
          { chave: 'alunoNome', titulo: t('aluno'), ordenavel: 'aluno', principal: true },
          { chave: 'matriculaCodigo', titulo: t('matricula'), oculta: true },
          { chave: 'cursoNome', titulo: t('curso') },
          { chave: 'turmaNome', noCartao: true, titulo: t('turma'), ordenavel: 'turma' },
          { chave: 'ano', titulo: t('ano'), alinhamento: 'direita', largura: '6rem' },
          {
            chave: 'totalCentavos',
            titulo: t('total'),
            ordenavel: 'total',
            alinhamento: 'direita',
            render: (l) => (l.totalCentavos === null ? '—' : formatarValor(l.totalCentavos as Centavos)),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: true,
            principal: true,
            render: (l) => <Etiqueta tom={tomDaSituacao[l.situacao]}>{t(`situacao_${l.situacao}`)}</Etiqueta>,
          },
        ]}
      />
      <JanelaDeCancelamento
        key={cancelando.join()}
        ids={cancelando}
        aberta={cancelando.length > 0}
        aoFechar={() => setCancelando([])}
        aoConfirmar={(pedido) => cancelar(cancelando, pedido)}
      />
      {lote && (
        <JanelaDoLote
          key={lote.tarefaId}
          lote={lote}
          aoFechar={() => setLote(null)}
          aoTerminar={() => void Promise.all(velhos.map(invalidar))}
        />
      )}
      <PreviaDocumento
        aberta={imprimindo.length > 0}
        aoFechar={() => setImprimindo([])}
        titulo={t('contratos')}
        endpoint={contratosApi.contratosEmPdf}
        entrada={{ query: { Ids: imprimindo.join(',') } }}
        nomePadrao="contratos.pdf"
      />
    </Pagina>
  );
}

function NumerosPorSituacao() {
  const t = useTextos(textosContrato);
  const { data } = useConsulta(contratosApi.contarContratosPorSituacao, { query: {} });
  const encerraveis = data?.reduce((soma, linha) => soma + linha.encerraveis, 0) ?? 0;
  // The rarer states show when some contract is in them: the cards add up to the school's contracts.
  const visiveis = situacoesContrato.filter(
    (situacao) =>
      ['rascunho', 'ativo', 'cancelado'].includes(situacao) || data?.some((item) => item.situacao === situacao && item.quantidade > 0),
  );
  const cartoes = visiveis.map((situacao) => {
    const linha = data?.find((item) => item.situacao === situacao);
    const rotulo = t(`situacao_${situacao}`);
    const total = linha && linha.totalCentavos > 0 ? ` · ${formatarReais(linha.totalCentavos as Centavos).replace(' ', '\u00a0')}` : '';
    return { rotulo, valor: data ? `${linha?.quantidade ?? 0}${total}` : null, elo: { tela: TELA, search: { situacao } } } as const;
  });
  const aEncerrar = { rotulo: t('prontosParaEncerrar'), valor: encerraveis, elo: { tela: TELA, search: { encerraveis: 'sim' } } } as const;
  return <Cartoes numeros={encerraveis > 0 ? [...cartoes, aEncerrar] : cartoes} />;
}
