import { Button } from '@mantine/core';
import { hrefDaTela } from '#catalog/telas.ts';
import { useState } from 'react';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type AcaoEmMassa, TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { aditivosListaApi } from '#domains/academico/contratos/aditivos/lista/api.ts';
import { situacoesAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import { AssinaturasEmLote } from './assinaturas-em-lote.tsx';
import { useFiltrosAcademicos } from '#domains/academico/contratos/lista/web/door.tsx';
import { JanelaDoLote, type Lote } from '#domains/academico/contratos/web/janela-do-lote.tsx';
import { RevogarDaTurma } from '#domains/academico/contratos/aditivos/turma/web/door.tsx';
import { comSinal } from '#domains/academico/contratos/web/rotulos.ts';
import { tomDoAditivo } from '#domains/academico/contratos/aditivos/web/rotulos.ts';

const TELA = 'aditivos';

/** The addenda of the school: what changed in contracts, when and by how much. */
export default function AditivosPage() {
  const t = useTextos(textosAditivo);
  const { pode } = useSessao();
  const [assinando, setAssinando] = useState<readonly number[]>([]);
  const [lote, setLote] = useState<Lote | null>(null);
  const registrar: AcaoEmMassa<{ id: number }> = {
    chave: 'registrarAssinaturas',
    rotulo: t('registrarAssinaturas'),
    aceitaFiltro: false,
    aoExecutar: (escolha) => {
      if (escolha.tipo === 'itens') setAssinando(escolha.ids.map(Number));
      return false;
    },
  };
  const turma = useFiltrosAcademicos().filter((f) => f.chave === 'turma') as never[];
  return (
    <Pagina
      acoes={
        pode(TELA, 'criar') && (
          <>
            <Elo tela="aditivos-turma-form">
              <Button component="span" variant="default">
                {t('aditivosPorTurma')}
              </Button>
            </Elo>
            <Elo tela="aditivo-form">
              <Button component="span">{t('novoAditivo')}</Button>
            </Elo>
          </>
        )
      }
    >
      <TabelaDados
        tela={TELA}
        titulo={t('aditivos')}
        endpoint={aditivosListaApi.listarAditivos}
        exportar={aditivosListaApi.exportarAditivos}
        nomeDoArquivo="aditivos"
        busca={{ campo: 'Nome', rotulo: t('aluno') }}
        filtros={[
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesAditivo.map((valor) => ({ valor, rotulo: t(`situacao_${valor}`) })),
          },
          ...turma,
          { chave: 'data', rotulo: t('dataAditivo'), tipo: 'datas', campoDe: 'DataInicial', campoAte: 'DataFinal' },
          { chave: 'lote', rotulo: t('daTurma'), tipo: 'texto', campo: 'AditivoTurmaId' },
        ]}
        ordemPadrao={{ campo: 'criadoEm', ascendente: false }}
        linhaHref={(linha) => `${hrefDaTela('aditivo-form', {})}?aditivo=${linha.id}`}
        nomeDaLinha={(linha) => `${t('aditivoN', { ordem: linha.ordem })} ${linha.alunoNome}`}
        acoesEmMassa={pode(TELA, 'criar') || pode(TELA, 'editar') ? [registrar] : []}
        topo={(_, { AditivoTurmaId }) =>
          (pode(TELA, 'editar') || pode(TELA, 'excluir')) &&
          Number(AditivoTurmaId) > 0 && (
            <div className="pagina-acoes">
              <RevogarDaTurma id={Number(AditivoTurmaId)} aoIniciar={(tarefaId) => setLote({ tarefaId, titulo: t('desfazerTurma') })} />
            </div>
          )
        }
        somaDe={(linha) => linha.ajusteCentavos}
        vazio={{ titulo: t('semAditivos'), texto: t('semAditivosTexto') }}
        colunas={[
          { chave: 'alunoNome', titulo: t('aluno'), ordenavel: 'aluno', principal: true },
          {
            chave: 'contratoNumero',
            titulo: t('contrato'),
            ordenavel: 'contrato',
            render: (l) => `${l.contratoNumero} · ${t('aditivoN', { ordem: l.ordem })}`,
          },
          { chave: 'turmaNome', titulo: t('turma'), ordenavel: 'turma' },
          { chave: 'dataAditivo', titulo: t('dataAditivo'), ordenavel: true, render: (l) => formatarData(l.dataAditivo) },
          {
            chave: 'motivo',
            titulo: t('motivo'),
            cede: true,
            render: (l) => (l.aditivoTurmaId === null ? l.motivo : `${l.motivo} (${t('daTurma')})`),
          },
          {
            chave: 'ajusteCentavos',
            titulo: t('ajuste'),
            ordenavel: 'ajuste',
            alinhamento: 'direita',
            render: (l) => (l.situacao === 'rascunho' ? '—' : comSinal(l.ajusteCentavos)),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: true,
            principal: true,
            render: (l) => <Etiqueta tom={tomDoAditivo[l.situacao]}>{t(`situacao_${l.situacao}`)}</Etiqueta>,
          },
        ]}
      />
      {assinando.length > 0 && (
        <AssinaturasEmLote
          ids={assinando}
          aoFechar={() => setAssinando([])}
          aoIniciar={(iniciado) => {
            setAssinando([]);
            setLote(iniciado);
          }}
        />
      )}
      {lote && (
        <JanelaDoLote
          key={lote.tarefaId}
          titulo={lote.titulo}
          tarefas={[lote.tarefaId]}
          aoFechar={() => setLote(null)}
          aoTerminar={() => void envelhecer('Aditivo/obter-paginado', 'Aditivo/{id}', 'Contrato')}
        />
      )}
    </Pagina>
  );
}
