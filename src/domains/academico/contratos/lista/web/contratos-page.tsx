import { JanelaDeEnvio } from '#domains/academico/contratos/assinaturas/web/door.tsx';
import { UltimosLotes } from '#domains/academico/contratos/ciclo/lotes/web/door.tsx';
import { LoteDeContratos } from '#domains/academico/contratos/ciclo/lotes/web/door.tsx';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { z } from 'zod';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { hrefDaTela } from '#catalog/telas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { contratosApi } from '../api.ts';
import { contratosPapelApi } from '#domains/academico/contratos/papel/api.ts';
import { situacoesContrato } from '#domains/academico/contratos/situacoes.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { andamentoDaAssinatura, andamentosDaAssinatura } from '../andamento-da-assinatura.ts';
import { ConfiguracaoDeContratos } from './configuracao.tsx';
import { useFiltrosAcademicos } from './filtros.ts';
import { NumerosPorSituacao } from './numeros-por-situacao.tsx';
import { tomDaSituacao } from '#domains/academico/contratos/web/rotulos.ts';
import { useLotes } from '#domains/academico/contratos/ciclo/lotes/web/door.tsx';

// The form kit comes with the first question that is asked: the screen paints without it.
const JanelaDeCancelamento = lazy(() =>
  import('#domains/academico/contratos/ciclo/cancelamento/web/door.tsx').then((m) => ({ default: m.JanelaDeCancelamento })),
);
const TELA = 'contratos';
/** The batch that stands open over the list: a reload and a link show it again. */
const leitorDeBusca = z.object({ lote: z.coerce.number().int().positive().optional().catch(undefined) });

/** The contracts of the school: find, open, export, print, and change the state of many at once. */
export default function ContratosPage() {
  const t = useTextos(textosContrato);
  const { pode } = useSessao();
  const [{ lote }, mudar] = useBusca(leitorDeBusca);
  const [procurando, setProcurando] = useState(false);
  const [cancelando, setCancelando] = useState<readonly number[]>([]);
  const [imprimindo, setImprimindo] = useState<readonly number[]>([]);
  const [assinando, setAssinando] = useState<readonly number[]>([]);
  const filtros = useFiltrosAcademicos();
  const abrirLote = (tarefaId: number): void => {
    setProcurando(false);
    mudar({ lote: tarefaId });
  };
  const { acoes, cancelar } = useLotes({
    aoIniciar: abrirLote,
    aoCancelar: setCancelando,
    aoImprimir: setImprimindo,
    aoAssinar: setAssinando,
  });
  return (
    <Pagina
      acoes={
        <>
          {pode('contratos', 'editar') && (
            <>
              <ConfiguracaoDeContratos />
              <Button variant="default" onClick={() => setProcurando(true)}>
                {t('ultimosLotes')}
              </Button>
            </>
          )}
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
          {
            chave: 'assinatura',
            rotulo: t('assinatura'),
            tipo: 'selecao',
            campo: 'Assinatura',
            opcoes: andamentosDaAssinatura.map((valor) => ({ valor, rotulo: t(`assinatura_${valor}`) })),
          },
          ...filtros,
          { chave: 'encerraveis', rotulo: t('prontosParaEncerrar'), tipo: 'booleano', campo: 'Encerravel' },
        ]}
        ordemPadrao={{ campo: 'criadoEm', ascendente: false }}
        linhaHref={(linha) => hrefDaTela('contrato-visualizar', { contratoId: linha.id })}
        nomeDaLinha={(linha) => `${linha.numero} ${linha.alunoNome}`}
        somaDe={(linha) => linha.totalCentavos}
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
            render: (l) => (l.totalCentavos === null ? '—' : formatarValor(l.totalCentavos)),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: true,
            principal: true,
            render: (l) => {
              const andamento = andamentoDaAssinatura(t, l);
              return (
                <>
                  <Etiqueta tom={tomDaSituacao[l.situacao]}>{t(`situacao_${l.situacao}`)}</Etiqueta>
                  {andamento !== null && <p className="suave">{andamento}</p>}
                </>
              );
            },
          },
        ]}
      />
      <Suspense fallback={null}>
        {cancelando.length > 0 && (
          <JanelaDeCancelamento
            ids={cancelando}
            aoFechar={() => setCancelando([])}
            aoConfirmar={(pedido) => cancelar(cancelando, pedido)}
          />
        )}
        {assinando.length > 0 && (
          <JanelaDeEnvio papeis={assinando.map((contratoId) => ({ contratoId, aditivoId: null }))} aoFechar={() => setAssinando([])} />
        )}
        {procurando && <UltimosLotes aoFechar={() => setProcurando(false)} aoAbrir={abrirLote} />}
        {lote !== undefined && <LoteDeContratos key={lote} id={lote} aoFechar={() => mudar({ lote: null }, { substituir: true })} />}
      </Suspense>
      <PreviaDocumento
        aberta={imprimindo.length > 0}
        aoFechar={() => setImprimindo([])}
        titulo={t('contratos')}
        endpoint={contratosPapelApi.contratosEmPdf}
        entrada={{ query: { Ids: imprimindo.join(',') } }}
        nomePadrao="contratos.pdf"
      />
    </Pagina>
  );
}
