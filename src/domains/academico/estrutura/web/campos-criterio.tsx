import {
  CampoAlternar,
  CampoNumero,
  CampoSelecao,
  CampoTaxa,
  CampoTexto,
  ListaDeCampos,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { arredondamentos, controlesDeFrequencia, recuperacoesPorEtapa, tiposCriterio } from '../criterio/criterio.ts';
import { textosCriterio } from '../texts-criterio.ts';
import { CampoCursos } from './campo-cursos.tsx';
import estilo from './estrutura.module.css';

const casas = [0, 1, 2].map((n) => ({ valor: n, rotulo: String(n) }));

const daMedia = ['mediaAprovacao', 'casasDecimais', 'arredondamento', 'recuperacaoPorEtapa', 'recuperacaoFinal'] as const;
const doExame = ['mediaMinimaRecuperacao', 'mediaFinal', 'pesoMedia', 'pesoExame'] as const;

/**
 * The fields of a criterion; what the kind of judgement does not use is not shown, and goes back to what was saved (`salvo`): half-typed it
 * would be refused where nobody sees it.
 */
export function CamposCriterio({ cursoId, salvo }: { cursoId: number; salvo: Readonly<Record<string, unknown>> }) {
  const { definir } = useFormulario();
  const voltar = (nomes: readonly string[]): void => nomes.forEach((nome) => definir(nome, salvo[nome]));
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
  const tipo = useValor('tipo');
  const comExame = useValor('usaExameFinal') === true;
  const comMedia = tipo !== 'parecer';
  return (
    <>
      <SecaoFormulario titulo={t('avaliacao')}>
        <CampoSelecao nome="tipo" rotulo={t('tipo')} colunas={3} opcoes={tipos} aoMudar={aoMudarTipo} />
        {comMedia && (
          <>
            <CampoNumero nome="mediaAprovacao" rotulo={t('mediaAprovacao')} colunas={3} casas={4} />
            <CampoSelecao nome="casasDecimais" rotulo={t('casasDecimais')} colunas={2} opcoes={casas} />
            <CampoSelecao nome="arredondamento" rotulo={t('arredondamento')} colunas={4} opcoes={modos} />
            <CampoSelecao nome="recuperacaoPorEtapa" rotulo={t('recuperacaoPorEtapa')} colunas={5} opcoes={recuperacoes} />
            <CampoAlternar nome="recuperacaoFinal" rotulo={t('recuperacaoFinal')} colunas={7} dica={t('recuperacaoFinalDica')} />
          </>
        )}
        {tipo === 'conceito' && <Conceitos />}
      </SecaoFormulario>
      {comMedia && (
        <SecaoFormulario titulo={t('exame')}>
          <CampoAlternar nome="usaExameFinal" rotulo={t('usaExameFinal')} colunas={12} aoMudar={(usa) => !usa && voltar(doExame)} />
          {comExame && (
            <>
              <CampoNumero nome="mediaMinimaRecuperacao" rotulo={t('mediaMinimaRecuperacao')} colunas={4} casas={4} />
              <CampoNumero nome="mediaFinal" rotulo={t('mediaFinal')} colunas={4} casas={4} />
              <CampoNumero nome="pesoMedia" rotulo={t('pesoMedia')} colunas={2} casas={4} />
              <CampoNumero nome="pesoExame" rotulo={t('pesoExame')} colunas={2} casas={4} />
            </>
          )}
        </SecaoFormulario>
      )}
      <SecaoFormulario titulo={t('frequenciaEPromocao')}>
        <CampoTaxa nome="frequenciaMinima" rotulo={t('frequenciaMinima')} colunas={4} />
        <CampoSelecao nome="controleFrequencia" rotulo={t('controleFrequencia')} colunas={4} opcoes={controles} />
        <CampoNumero nome="dependenciasPermitidas" rotulo={t('dependenciasPermitidas')} colunas={4} dica={t('dependenciasDica')} />
        <CampoAlternar nome="reprovaPorFalta" rotulo={t('reprovaPorFalta')} colunas={6} dica={t('reprovaPorFaltaDica')} />
        <CampoAlternar nome="justificadasContam" rotulo={t('justificadasContam')} colunas={6} dica={t('justificadasDica')} />
        <CampoAlternar nome="frequenciaPorDisciplina" rotulo={t('frequenciaPorDisciplina')} colunas={12} />
      </SecaoFormulario>
      {pode('cursos-estrutura', 'editar') && (
        <details className={estilo.recolhido}>
          <summary>{t('tambemEm')}</summary>
          <CampoCursos nome="tambemCursos" rotulo={t('tambemEm')} dica={t('tambemEmTexto')} menos={cursoId} />
        </details>
      )}
    </>
  );
}

function Conceitos() {
  const t = useTextos(textosCriterio);
  return (
    <div className={estilo.inteira}>
      <ListaDeCampos
        nome="conceitos"
        rotulo={t('conceitos')}
        nomeDoItem={(i) => t('conceitoN', { n: i + 1 })}
        rotuloAdicionar={t('incluirConceito')}
        maximo={12}
        novo={() => ({ sigla: '', nome: '', valor: '' })}
      >
        {(conceito) => (
          <>
            <CampoTexto nome={`${conceito}.sigla`} rotulo={t('sigla')} colunas={3} maximo={5} />
            <CampoTexto nome={`${conceito}.nome`} rotulo={t('nome')} colunas={6} maximo={40} />
            <CampoNumero nome={`${conceito}.valor`} rotulo={t('valeAPartir')} colunas={3} casas={4} />
          </>
        )}
      </ListaDeCampos>
    </div>
  );
}
