import { buscarInstituicoesAtivas } from '#domains/academico/historico/web/opcoes.ts';
import {
  CampoAno,
  CampoBusca,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  EmColunas,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { comoOpcoes, useOpcoes } from '#platform/web/opcoes.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { anosDoHistoricoApi as api } from '../api.ts';
import type { esquemaAno } from '../esquemas.ts';
import { textosHistoricoEscolar } from '#domains/academico/historico/escolar/texts.ts';
import { resultadosDoAno } from '#domains/academico/historico/escolar/tipos.ts';
import { DisciplinasDoAno } from './disciplinas-do-ano.tsx';

const campo = camposDe<typeof esquemaAno>();

/** Where, in which grade and how a year was spent, and what its subjects came to. */
export function CamposDoAno({ nosso, instituicao }: { nosso: boolean; instituicao: string | null }) {
  const t = useTextos(textosHistoricoEscolar);
  const { definir } = useFormulario();
  const resultados = useOpcoes(resultadosDoAno);
  const instituicaoId = useValor(campo('instituicaoId'));
  const escolhida = typeof instituicaoId === 'number' ? instituicaoId : null;
  const query = escolhida === null ? {} : { InstituicaoId: escolhida };
  const { data: opcoes } = useConsulta(api.opcoesDoAno, { query }, { validadeMs: 30_000 });
  const turmas = (opcoes?.turmas ?? []).map(({ id, ano, serie, nome }) => ({ valor: id, rotulo: `${ano} · ${serie} ${nome}` }));
  const usarTurma = (id: number | null): void => {
    const turma = opcoes?.turmas.find((uma) => uma.id === id);
    if (!turma) return;
    definir(campo('ano'), turma.ano);
    definir(campo('serie'), turma.serie);
    definir(campo('turma'), turma.nome);
    if (turma.cursoId !== null) definir(campo('cursoId'), turma.cursoId);
  };
  return (
    <>
      <EmColunas>
        {!nosso && (
          <CampoBusca
            nome={campo('instituicaoId')}
            rotulo={t('instituicao')}
            colunas={turmas.length > 0 ? 7 : 12}
            buscar={buscarInstituicoesAtivas}
            inicial={escolhida !== null && instituicao !== null ? { valor: escolhida, rotulo: instituicao } : null}
            autoFoco={escolhida === null}
            aoMudar={() => {
              // What belongs to the school before is not of this one.
              definir(campo('instituicaoTurmaId'), null);
              definir(campo('disciplinas'), []);
            }}
          />
        )}
        {!nosso && turmas.length > 0 && (
          <CampoSelecao
            nome={campo('instituicaoTurmaId')}
            rotulo={t('turmaDaInstituicao')}
            colunas={5}
            dica={t('ajudaTurma')}
            opcoes={turmas}
            aoMudar={usarTurma}
          />
        )}
        <CampoAno nome={campo('ano')} rotulo={t('ano')} colunas={2} />
        <CampoTexto nome={campo('serie')} rotulo={t('serie')} colunas={4} maximo={60} />
        <CampoTexto nome={campo('turma')} rotulo={t('turma')} colunas={2} maximo={60} />
        <CampoSelecao
          nome={campo('cursoId')}
          rotulo={t('cursoNosso')}
          colunas={4}
          dica={t('ajudaCurso')}
          opcoes={comoOpcoes(opcoes?.cursos)}
        />
        <CampoSelecao nome={campo('resultado')} rotulo={t('resultado')} colunas={4} opcoes={resultados} />
        <CampoNumero nome={campo('cargaHoraria')} rotulo={t('cargaHoraria')} colunas={3} />
        <CampoNumero nome={campo('diasLetivos')} rotulo={t('diasLetivos')} colunas={2} />
        <CampoTaxa nome={campo('frequencia')} rotulo={t('frequencia')} colunas={3} />
        <CampoTexto nome={campo('observacao')} rotulo={t('observacao')} colunas={12} maximo={500} dica={t('ajudaObservacao')} />
      </EmColunas>
      <DisciplinasDoAno opcoes={nosso || escolhida !== null ? (opcoes?.disciplinas ?? []) : null} nosso={nosso} instituicaoId={escolhida} />
    </>
  );
}
