import { Button } from '@mantine/core';
import { useState } from 'react';
import { hrefDaTela } from '#catalog/telas.ts';
import { envelhecer, useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Cartoes, Esqueleto, EstadoErro, Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type LinhaDe, TabelaDados } from '#platform/web/tabela/index.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { rematriculasApi as api } from '../api.ts';
import { type SituacaoDoItem, situacoesItem } from '../situacoes.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import type { MudarBusca } from '#domains/academico/rematriculas/web/busca.ts';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';

type Item = LinhaDe<typeof api.itensDaRematricula>;
const tons: Record<SituacaoDoItem, TomDeEstado> = {
  pendente: 'aberto',
  feita: 'sucesso',
  ja_estava: 'neutro',
  recusada: 'perigo',
  desfeita: 'alerta',
  superada: 'neutro',
};
const relerTudo = () => envelhecer('Rematricula');

/** One run: its progress while it goes on, then what became of each student, and its undo. The address keeps it through a reload. */
export default function Execucao({ id, mudar }: { id: number; mudar: MudarBusca }) {
  const t = useTextos(textosRematricula);
  const { data: lote, error, refetch } = useConsulta(api.obterRematricula, { params: { id } });
  const voltar = (
    <Button variant="default" onClick={() => mudar({ lote: null, rs: null, rp: null, rq: null })}>
      {t('voltarAPrevia')}
    </Button>
  );
  if (error && !lote) return <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!lote) return <Esqueleto linhas={8} />;
  return (
    <div className={estilo.resultado}>
      <Cartao
        titulo={t('execucaoN', { id, de: lote.anoOrigem, para: lote.anoDestino })}
        acoes={
          <>
            {voltar}
            <Desfazer lote={lote} />
          </>
        }
      >
        {lote.pendentes > 0 && <ProgressoTarefa id={lote.tarefaId} aoTerminar={() => void relerTudo()} />}
        {lote.pendentes === 0 && lote.desfazimentoTarefaId === null && <Contagens lote={lote} />}
        {lote.desfazimentoTarefaId !== null && <ProgressoTarefa id={lote.desfazimentoTarefaId} aoTerminar={() => void relerTudo()} />}
      </Cartao>
      {lote.pendentes === 0 && <Resultado id={id} />}
    </div>
  );
}

type Lote = LinhaDe<typeof api.listarRematriculas>;

function Contagens({ lote }: { lote: Lote }) {
  const t = useTextos(textosRematricula);
  return (
    <Cartoes
      numeros={[
        { rotulo: t('feitas'), valor: String(lote.feitas), tom: 'sucesso' },
        { rotulo: t('recusadas'), valor: String(lote.recusadas), ...(lote.recusadas > 0 ? { tom: 'perigo' as const } : {}) },
        { rotulo: t('jaEstavam'), valor: String(lote.jaEstavam) },
      ]}
    />
  );
}

function Desfazer({ lote }: { lote: Lote }) {
  const t = useTextos(textosRematricula);
  const { pode } = useSessao();
  const [pedindo, setPedindo] = useState(false);
  const comando = useComando(api.desfazerRematricula, { invalida: [api.obterRematricula] });
  if (!pode('rematriculas', 'excluir') || lote.pendentes > 0 || lote.feitas === 0 || lote.desfazimentoTarefaId !== null) return null;
  const pedir = async (): Promise<void> => {
    setPedindo(true);
    const motivo = await perguntarMotivo({
      titulo: t('desfazerTitulo'),
      texto: t('desfazerTexto'),
      consequencia: t('desfazerConsequencia', { n: lote.feitas }),
      rotuloConfirmar: t('desfazer'),
      maximo: 500,
      perigo: true,
    });
    setPedindo(false);
    if (motivo !== null) comando.mutate({ params: { id: lote.id }, body: { motivo } }, { onError: (erro) => avisar.erro(erro) });
  };
  return (
    <Button variant="default" loading={pedindo || comando.isPending} onClick={() => void pedir()}>
      {t('desfazer')}
    </Button>
  );
}

function Resultado({ id }: { id: number }) {
  const t = useTextos(textosRematricula);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  return (
    <TabelaDados
      tela="rematriculas-resultado"
      prefixo="r"
      titulo={t('resultadoPorAluno')}
      endpoint={api.itensDaRematricula}
      entrada={{ params: { id } }}
      {...(pode('rematriculas', 'listar') ? { exportar: api.exportarItens } : {})}
      nomeDoArquivo={t('nomeDoResultado')}
      busca={{ campo: 'Nome', rotulo: t('buscarAluno') }}
      filtros={[
        {
          chave: 'situacao',
          rotulo: t('situacao'),
          tipo: 'selecao',
          campo: 'Situacao',
          fixo: true,
          opcoes: situacoesItem.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] })),
        },
      ]}
      ordemPadrao={{ campo: 'situacao', ascendente: true }}
      linhaHref={({ matriculaId, matriculaOrigemId }) => hrefDaTela('visualizar-matricula', { id: matriculaId ?? matriculaOrigemId })}
      colunas={[
        { chave: 'alunoNome', titulo: t('aluno'), ordenavel: 'nome', principal: true },
        { chave: 'origem', titulo: t('origem') },
        { chave: 'turmaDestinoNome', titulo: t('turmaDestino') },
        {
          chave: 'situacao',
          titulo: t('situacao'),
          ordenavel: true,
          principal: true,
          render: (i: Item) => <Etiqueta tom={tons[i.situacao]}>{rotuloDe(situacoesItem, i.situacao, idioma)}</Etiqueta>,
        },
        { chave: 'matriculaCodigo', titulo: t('matricula'), render: (i: Item) => i.matriculaCodigo ?? '—' },
        {
          chave: 'contratoNumero',
          titulo: t('contrato'),
          render: (i: Item) =>
            i.contratoId === null ? (
              '—'
            ) : (
              <Elo tela="contrato-visualizar" params={{ contratoId: i.contratoId }}>
                {i.contratoNumero}
              </Elo>
            ),
        },
        {
          chave: 'mensagem',
          titulo: t('observacao'),
          render: (i: Item) => i.mensagem ?? (i.motivo === null ? '' : t('liberadoPor', { motivo: i.motivo })),
        },
      ]}
    />
  );
}
