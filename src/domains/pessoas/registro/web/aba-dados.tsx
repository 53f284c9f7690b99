import { CampoData, CampoCpf, CampoSelecao, CampoTexto, SecaoFormulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { estadosCivis, generos, nacionalidades, parentescos } from '#shared/listas/pessoa.ts';
import { coresRacas } from '#domains/pessoas/listas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { opcoesUf } from '#domains/pessoas/web/opcoes.ts';

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
        <CampoTexto nome="nome" rotulo={t('nome')} maximo={100} autoFoco={nova} />
        <CampoTexto nome="sobrenome" rotulo={t('sobrenome')} maximo={150} colunas={5} />
        <CampoCpf nome="cpf" rotulo={t('cpf')} colunas={3} />
        <CampoTexto nome="nomeSocial" rotulo={t('nomeSocial')} maximo={200} />
        <CampoData nome="dataNascimento" rotulo={t('dataNascimento')} nascimento colunas={3} />
        <CampoSelecao nome="genero" rotulo={t('genero')} opcoes={opcoesGenero} colunas={3} />
        <CampoSelecao nome="corRaca" rotulo={t('corRaca')} opcoes={opcoesCor} colunas={2} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('origem')}>
        <CampoSelecao nome="nacionalidade" rotulo={t('nacionalidade')} opcoes={opcoesNacionalidade} />
        <CampoTexto nome="naturalidade" rotulo={t('naturalidade')} maximo={100} colunas={5} />
        <CampoSelecao nome="naturalidadeUf" rotulo={t('naturalidadeUf')} opcoes={opcoesUf} colunas={3} />
        <CampoSelecao nome="estadoCivil" rotulo={t('estadoCivil')} opcoes={opcoesEstadoCivil} />
        <CampoTexto nome="religiao" rotulo={t('religiao')} maximo={60} colunas={5} />
        <CampoSelecao nome="parentesco" rotulo={t('parentesco')} opcoes={opcoesParentesco} colunas={3} />
        {!nova && <CampoData nome="dataFalecimento" rotulo={t('dataFalecimento')} nascimento />}
      </SecaoFormulario>
    </>
  );
}
