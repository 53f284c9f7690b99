import { CampoCpf, CampoData, camposDe, CampoSelecao, CampoTexto, SecaoFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { estadosCivis, generos, nacionalidades, parentescos } from '#shared/listas/pessoa.ts';
import { coresRacas } from '#domains/pessoas/listas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { opcoesUf } from '#domains/pessoas/web/opcoes.ts';
import type { esquemaEdicaoPessoa } from '#domains/pessoas/esquemas.ts';

const campo = camposDe<typeof esquemaEdicaoPessoa>();

/** Paths of the tab, so that an error in one of them opens it. */
export const camposDosDados = [
  'nome',
  'sobrenome',
  'nomeSocial',
  'cpf',
  'dataNascimento',
  'dataFalecimento',
  'genero',
  'corRaca',
  'estadoCivil',
  'nacionalidade',
  'naturalidade',
  'naturalidadeUf',
  'religiao',
  'parentesco',
] as const;

/** Who the person is. */
export function AbaDados({ nova }: { nova: boolean }) {
  const t = useTextos(textosPessoas);
  const [opcoesGenero, opcoesCor, opcoesEstadoCivil] = [useOpcoes(generos), useOpcoes(coresRacas), useOpcoes(estadosCivis)];
  const [opcoesNacionalidade, opcoesParentesco] = [useOpcoes(nacionalidades), useOpcoes(parentescos)];
  return (
    <>
      <SecaoFormulario titulo={t('identificacao')}>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} maximo={100} autoFoco={nova} obrigatorio />
        <CampoTexto nome={campo('sobrenome')} rotulo={t('sobrenome')} maximo={150} colunas={5} />
        <CampoCpf nome={campo('cpf')} rotulo={t('cpf')} colunas={3} />
        <CampoTexto nome={campo('nomeSocial')} rotulo={t('nomeSocial')} maximo={200} />
        <CampoData nome={campo('dataNascimento')} rotulo={t('dataNascimento')} nascimento colunas={3} />
        <CampoSelecao nome={campo('genero')} rotulo={t('genero')} opcoes={opcoesGenero} colunas={3} />
        <CampoSelecao nome={campo('corRaca')} rotulo={t('corRaca')} opcoes={opcoesCor} colunas={2} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('origem')}>
        <CampoSelecao nome={campo('nacionalidade')} rotulo={t('nacionalidade')} opcoes={opcoesNacionalidade} />
        <CampoTexto nome={campo('naturalidade')} rotulo={t('naturalidade')} maximo={100} colunas={5} />
        <CampoSelecao nome={campo('naturalidadeUf')} rotulo={t('naturalidadeUf')} opcoes={opcoesUf} colunas={3} />
        <CampoSelecao nome={campo('estadoCivil')} rotulo={t('estadoCivil')} opcoes={opcoesEstadoCivil} />
        <CampoTexto nome={campo('religiao')} rotulo={t('religiao')} maximo={60} colunas={5} />
        <CampoSelecao nome={campo('parentesco')} rotulo={t('parentesco')} opcoes={opcoesParentesco} colunas={3} />
        {!nova && <CampoData nome={campo('dataFalecimento')} rotulo={t('dataFalecimento')} nascimento />}
      </SecaoFormulario>
    </>
  );
}
