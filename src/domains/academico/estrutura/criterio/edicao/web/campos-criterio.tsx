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
import { controlesDeFrequencia, type Plano, tiposCriterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { DaMedia } from './campos-da-media.tsx';
import { DaRecuperacao } from './campos-da-recuperacao.tsx';
import { DoExame } from './campos-do-exame.tsx';
import { type CampoDoCriterio, daMedia, doExame } from './campos-usados.ts';
import { textosCriterio } from '#domains/academico/estrutura/criterio/texts.ts';
import { CampoCursos } from '#domains/academico/estrutura/web/campo-cursos.tsx';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';
import type { esquemaCriterioDoCurso } from '#domains/academico/estrutura/criterio/esquemas.ts';
import type { z } from 'zod';

const campo = camposDe<typeof esquemaCriterioDoCurso>();
type Salvo = Readonly<Preenchido<z.input<typeof esquemaCriterioDoCurso>>>;

/**
 * The fields of a criterion; what the kind of judgement does not use is not shown, and goes back to what was saved (`salvo`): half-typed it
 * would be refused where nobody sees it. How marks are written is of the class, and not asked of its adapted plan.
 */
export function CamposCriterio({ cursoId, salvo, plano }: { cursoId: number; salvo: Salvo; plano: Plano }) {
  const { definir } = useFormulario();
  const voltar = (...nomes: CampoDoCriterio[]): void => nomes.forEach((nome) => definir(campo(nome), salvo[nome]));
  const aoMudarTipo = (novo: string | null): void => {
    if (novo !== 'conceito') voltar('conceitos');
    if (novo === 'parecer') voltar(...daMedia, 'usaExameFinal', ...doExame);
  };
  const t = useTextos(textosCriterio);
  const { pode } = useSessao();
  const [tipos, controles] = [useOpcoes(tiposCriterio), useOpcoes(controlesDeFrequencia)];
  const tipo = useValor(campo('tipo'));
  const comMedia = tipo !== 'parecer';
  const regular = plano === 'regular';
  return (
    <>
      <SecaoFormulario titulo={t('avaliacao')}>
        {regular && <CampoSelecao nome={campo('tipo')} rotulo={t('tipo')} colunas={3} opcoes={tipos} aoMudar={aoMudarTipo} />}
        {comMedia && <DaMedia regular={regular} voltar={voltar} />}
        {regular && tipo === 'conceito' && <Conceitos />}
      </SecaoFormulario>
      {comMedia && <DaRecuperacao voltar={voltar} />}
      {comMedia && <DoExame voltar={voltar} />}
      <SecaoFormulario titulo={t('frequenciaEPromocao')}>
        <CampoTaxa nome={campo('frequenciaMinima')} rotulo={t('frequenciaMinima')} colunas={4} />
        {regular && <CampoSelecao nome={campo('controleFrequencia')} rotulo={t('controleFrequencia')} colunas={4} opcoes={controles} />}
        <CampoNumero nome={campo('dependenciasPermitidas')} rotulo={t('dependenciasPermitidas')} colunas={4} dica={t('dependenciasDica')} />
        <CampoNumero nome={campo('disciplinasDoConselho')} rotulo={t('disciplinasDoConselho')} colunas={4} dica={t('conselhoDica')} />
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
