import { Button } from '@mantine/core';
import { useState } from 'react';
import { invalidar } from '#platform/web/consultas.ts';
import { PreviaDocumento } from '#platform/web/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { hrefDaTela } from '#catalog/telas.ts';
import { type Centavos, formatarValor } from '#shared/dinheiro.ts';
import { contratosApi } from '../api.ts';
import { situacoesContrato } from '../situacoes.ts';
import { textosContrato } from '../texts.ts';
import { JanelaDeCancelamento } from './cancelamento.tsx';
import { ConfiguracaoDeContratos } from './configuracao.tsx';
import { useFiltrosAcademicos } from './filtros.ts';
import { JanelaDoLote } from './janela-do-lote.tsx';
import { NumerosPorSituacao } from './numeros-por-situacao.tsx';
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
        topo={(_, { Situacao: _situacao, ...resto }) => <NumerosPorSituacao filtro={resto} />}
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
