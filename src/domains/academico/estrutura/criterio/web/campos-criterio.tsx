import {
  CampoAlternar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  dentro,
  ListaDeCampos,
  type Preenchido,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { arredondamentos, controlesDeFrequencia, recuperacoesPorEtapa, tiposCriterio } from '../criterio.ts';
import { textosCriterio } from '../texts.ts';
import { CampoCursos } from '#domains/academico/estrutura/web/campo-cursos.tsx';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';
import type { esquemaCriterioDoCurso } from '../esquemas.ts';
import type { z } from 'zod';

const campo = camposDe<typeof esquemaCriterioDoCurso>();

type CampoDoCriterio = keyof z.input<typeof esquemaCriterioDoCurso>;
type Salvo = Readonly<Preenchido<z.input<typeof esquemaCriterioDoCurso>>>;
const casas = [0, 1, 2].map((n) => ({ valor: n, rotulo: String(n) }));

const daMedia = ['mediaAprovacao', 'casasDecimais', 'arredondamento', 'recuperacaoPorEtapa', 'recuperacaoFinal'] as const;
const doExame = ['mediaMinimaRecuperacao', 'mediaFinal', 'pesoMedia', 'pesoExame'] as const;

/**
 * The fields of a criterion; what the kind of judgement does not use is not shown, and goes back to what was saved (`salvo`): half-typed it
 * would be refused where nobody sees it.
 */
export function CamposCriterio({ cursoId, salvo }: { cursoId: number; salvo: Salvo }) {
  const { definir } = useFormulario();
  const voltar = (nomes: readonly CampoDoCriterio[]): void => nomes.forEach((nome) => definir(campo(nome), salvo[nome]));
  const aoMudarTipo = (novo: string | null): void => {
    if (novo !== 'conceito') voltar(['conceitos']);
    if (novo === 'parecer') voltar([...daMedia, 'usaExameFinal', ...doExame]);
  };
  const t = useTextos(textosCriterio);
  const { pode } = useSessao();
  const [tipos, recuperacoes, modos, controles] = [
    useOpcoes(tiposCriterio),
    useOpcoes(recuperacoesPorEtapa),
    useOpcoes(arredondamentos),
    useOpcoes(controlesDeFrequencia),
  ];
  const tipo = useValor(campo('tipo'));
  const comExame = useValor(campo('usaExameFinal')) === true;
  const comMedia = tipo !== 'parecer';
  return (
    <>
      <SecaoFormulario titulo={t('avaliacao')}>
        <CampoSelecao nome={campo('tipo')} rotulo={t('tipo')} colunas={3} opcoes={tipos} aoMudar={aoMudarTipo} />
        {comMedia && (
          <>
            <CampoNumero nome={campo('mediaAprovacao')} rotulo={t('mediaAprovacao')} colunas={3} casas={4} />
            <CampoSelecao nome={campo('casasDecimais')} rotulo={t('casasDecimais')} colunas={2} opcoes={casas} />
            <CampoSelecao nome={campo('arredondamento')} rotulo={t('arredondamento')} colunas={4} opcoes={modos} />
            <CampoSelecao nome={campo('recuperacaoPorEtapa')} rotulo={t('recuperacaoPorEtapa')} colunas={5} opcoes={recuperacoes} />
            <CampoAlternar nome={campo('recuperacaoFinal')} rotulo={t('recuperacaoFinal')} colunas={7} dica={t('recuperacaoFinalDica')} />
          </>
        )}
        {tipo === 'conceito' && <Conceitos />}
      </SecaoFormulario>
      {comMedia && (
        <SecaoFormulario titulo={t('exame')}>
          <CampoAlternar
            nome={campo('usaExameFinal')}
            rotulo={t('usaExameFinal')}
            colunas={12}
            aoMudar={(usa) => !usa && voltar(doExame)}
          />
          {comExame && (
            <>
              <CampoNumero nome={campo('mediaMinimaRecuperacao')} rotulo={t('mediaMinimaRecuperacao')} colunas={4} casas={4} />
              <CampoNumero nome={campo('mediaFinal')} rotulo={t('mediaFinal')} colunas={4} casas={4} />
              <CampoNumero nome={campo('pesoMedia')} rotulo={t('pesoMedia')} colunas={2} casas={4} />
              <CampoNumero nome={campo('pesoExame')} rotulo={t('pesoExame')} colunas={2} casas={4} />
            </>
          )}
        </SecaoFormulario>
      )}
      <SecaoFormulario titulo={t('frequenciaEPromocao')}>
        <CampoTaxa nome={campo('frequenciaMinima')} rotulo={t('frequenciaMinima')} colunas={4} />
        <CampoSelecao nome={campo('controleFrequencia')} rotulo={t('controleFrequencia')} colunas={4} opcoes={controles} />
        <CampoNumero nome={campo('dependenciasPermitidas')} rotulo={t('dependenciasPermitidas')} colunas={4} dica={t('dependenciasDica')} />
        <CampoAlternar nome={campo('reprovaPorFalta')} rotulo={t('reprovaPorFalta')} colunas={6} dica={t('reprovaPorFaltaDica')} />
        <CampoAlternar nome={campo('justificadasContam')} rotulo={t('justificadasContam')} colunas={6} dica={t('justificadasDica')} />
        <CampoAlternar nome={campo('frequenciaPorDisciplina')} rotulo={t('frequenciaPorDisciplina')} colunas={12} />
      </SecaoFormulario>
      {pode('cursos-estrutura', 'editar') && (
        <details className={estilo.recolhido}>
          <summary>{t('tambemEm')}</summary>
          <CampoCursos nome={campo('tambemCursos')} rotulo={t('tambemEm')} dica={t('tambemEmTexto')} menos={cursoId} />
        </details>
      )}
    </>
  );
}

function Conceitos() {
  const t = useTextos(textosCriterio);
  return (
    <div className="inteira">
      <ListaDeCampos
        nome={campo('conceitos')}
        rotulo={t('conceitos')}
        nomeDoItem={(i) => t('conceitoN', { n: i + 1 })}
        rotuloAdicionar={t('incluirConceito')}
        maximo={12}
        novo={() => ({ sigla: '', nome: '', valor: '' })}
      >
        {(conceito) => (
          <>
            <CampoTexto nome={dentro(conceito, 'sigla')} rotulo={t('sigla')} colunas={3} maximo={5} />
            <CampoTexto nome={dentro(conceito, 'nome')} rotulo={t('nome')} colunas={6} maximo={40} />
            <CampoNumero nome={dentro(conceito, 'valor')} rotulo={t('valeAPartir')} colunas={3} casas={4} />
          </>
        )}
      </ListaDeCampos>
    </div>
  );
}
