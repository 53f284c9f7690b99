import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { gerenciadorApi } from '../api.ts';
import { textosGerenciador } from '../texts.ts';
import { ColunaDeTurma } from './coluna-de-turma.tsx';
import estilo from './gerenciador.module.css';
import { relerMatriculas } from '#domains/academico/matriculas/web/lidas.ts';
import { type Movida, type Mudanca, PreviaRemanejamento, Recusados } from './previa-remanejamento.tsx';
import { nadaMarcado, type Selecao, soOsQueEstao } from './selecao-de-alunos.ts';
import { UltimosRemanejamentos } from './ultimos-remanejamentos.tsx';

type Lado = 'uma' | 'outra';

/** The two columns, the window of a move, and what was moved before. */
export function DuasTurmas({ uma, outra }: { uma: number; outra: number }) {
  const t = useTextos(textosGerenciador);
  const { pode } = useSessao();
  const podeMover = pode('gerenciador-turmas', 'editar');
  const consultas = {
    uma: useConsulta(gerenciadorApi.obterTurmaDoGerenciador, { params: { id: uma } }, { manterAnterior: true }),
    outra: useConsulta(gerenciadorApi.obterTurmaDoGerenciador, { params: { id: outra } }, { manterAnterior: true }),
  };
  const [selecoes, setSelecoes] = useState<Record<Lado, Selecao>>({ uma: nadaMarcado, outra: nadaMarcado });
  const [mudanca, setMudanca] = useState<Mudanca | null>(null);
  const [recusados, setRecusados] = useState<Movida['itens']>([]);
  const falha = [consultas.uma, consultas.outra].find(({ data, error }) => error !== null && data === undefined);
  if (falha) return <EstadoErro erro={falha.error} tentarDeNovo={() => void falha.refetch()} />;
  const turmas = { uma: consultas.uma.data, outra: consultas.outra.data };
  if (!turmas.uma || !turmas.outra) return <Esqueleto linhas={10} />;
  const dados = { uma: turmas.uma, outra: turmas.outra };

  const mover = (de: Lado, ids: readonly number[]): void => {
    if (ids.length === 0) return;
    setMudanca({ origem: dados[de].turma, destino: dados[de === 'uma' ? 'outra' : 'uma'].turma, ids });
  };
  const mostrar = ({ itens }: Pick<Movida, 'itens'>): void => setRecusados(itens.filter((item) => item.situacao === 'recusado'));
  const desfazer = async (id: number): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('desfazerMudanca'),
      texto: t('desfazerMudancaTexto'),
      rotuloConfirmar: t('desfazer'),
      maximo: 500,
    });
    if (motivo === null) return;
    const feita = await chamar(
      gerenciadorApi.desfazerRemanejamento,
      { params: { id }, body: { motivo } },
      { chaveIdempotencia: crypto.randomUUID() },
    ).finally(() => void relerMatriculas());
    avisar.sucesso(t('desfeitos', { n: feita.movidos }));
    mostrar(feita);
  };
  const aoMover = (feita: Movida): void => {
    const destino = mudanca?.destino.nome ?? '';
    setMudanca(null);
    setSelecoes({ uma: nadaMarcado, outra: nadaMarcado });
    const { remanejamentoId } = feita;
    if (remanejamentoId !== null) {
      avisar.sucesso(t('movidos', { n: feita.movidos, turma: destino }), { desfazer: () => desfazer(remanejamentoId) });
    }
    mostrar(feita);
  };
  const coluna = (lado: Lado) => {
    const oposto: Lado = lado === 'uma' ? 'outra' : 'uma';
    const ids = dados[lado].alunos.map((a) => a.matriculaId);
    return (
      <ColunaDeTurma
        dados={dados[lado]}
        para={dados[oposto].turma.nome}
        selecao={soOsQueEstao(selecoes[lado], ids)}
        aoMudar={(selecao) => setSelecoes((atuais) => ({ ...atuais, [lado]: selecao }))}
        aoMover={(escolhidos) => mover(lado, escolhidos)}
        aoReceber={() =>
          podeMover &&
          mover(oposto, [
            ...soOsQueEstao(
              selecoes[oposto],
              dados[oposto].alunos.map((a) => a.matriculaId),
            ).marcados,
          ])
        }
        podeMover={podeMover}
      />
    );
  };
  return (
    <>
      <div className={estilo.colunas}>
        {coluna('uma')}
        {coluna('outra')}
      </div>
      <UltimosRemanejamentos
        turmaId={uma}
        aoDesfazer={podeMover ? (id) => desfazer(id).catch((causa: unknown) => avisar.erro(causa)) : null}
      />
      {mudanca && <PreviaRemanejamento mudanca={mudanca} aoFechar={() => setMudanca(null)} aoMover={aoMover} />}
      <Janela aberta={recusados.length > 0} titulo={t('naoMovidos')} aoFechar={() => setRecusados([])}>
        <Recusados itens={recusados} />
      </Janela>
    </>
  );
}
