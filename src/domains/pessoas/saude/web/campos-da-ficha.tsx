import { CampoMarcar, camposDe, CampoTexto, CampoTextoLongo, SecaoFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { type Deficiencia, deficiencias, type esquemaFicha } from '../ficha-saude.ts';
import { textosFicha } from '../texts.ts';

const campo = camposDe<typeof esquemaFicha>();

/** What a health form asks. */
export function CamposDaFicha() {
  const t = useTextos(textosFicha);
  return (
    <>
      <SecaoFormulario titulo={t('cuidados')}>
        <CampoTextoLongo nome={campo('alergias')} rotulo={t('alergias')} colunas={6} maximo={2000} />
        <CampoTextoLongo nome={campo('medicacaoContinua')} rotulo={t('medicacaoContinua')} colunas={6} maximo={2000} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('deficiencias')}>
        {deficiencias.map((nome) => (
          <CamposDaDeficiencia key={nome} nome={nome} />
        ))}
      </SecaoFormulario>
      <SecaoFormulario titulo={t('intolerancias')}>
        <CampoMarcar nome={campo('intoleranciaGluten')} rotulo={t('intoleranciaGluten')} />
        <CampoMarcar nome={campo('intoleranciaLactose')} rotulo={t('intoleranciaLactose')} />
        <CampoMarcar nome={campo('refluxo')} rotulo={t('refluxo')} />
      </SecaoFormulario>
      <SecaoFormulario titulo={t('plano')}>
        <CampoTexto nome={campo('planoSaude')} rotulo={t('planoSaude')} maximo={100} colunas={6} />
        <CampoTexto nome={campo('carteiraPlano')} rotulo={t('carteiraPlano')} maximo={40} colunas={6} />
        <CampoTextoLongo nome={campo('observacoes')} rotulo={t('observacoes')} maximo={4000} />
        <CampoMarcar nome={campo('declaracao')} rotulo={t('declaracao')} colunas={12} obrigatorio />
      </SecaoFormulario>
    </>
  );
}

function CamposDaDeficiencia({ nome }: { nome: Deficiencia }) {
  const t = useTextos(textosFicha);
  const possui = useValor(campo(`deficiencias.${nome}.possui`)) === true;
  return (
    <>
      <CampoMarcar nome={campo(`deficiencias.${nome}.possui`)} rotulo={t(`def_${nome}`)} colunas={possui ? 3 : 12} />
      {possui && <CampoTexto nome={campo(`deficiencias.${nome}.descricao`)} rotulo={t('descricao')} maximo={300} colunas={6} />}
      {possui && <CampoTexto nome={campo(`deficiencias.${nome}.cid`)} rotulo={t('cid')} maximo={12} colunas={3} placeholder="H90.3" />}
    </>
  );
}
