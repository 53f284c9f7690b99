import { useMemo } from 'react';
import { CampoCep, CampoMarcar, CampoSelecao, CampoTexto, ListaDeCampos, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { chamar } from '#platform/web/api.ts';
import { type SituacaoDoCep, useCep } from '#platform/web/formulario/use-cep.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { tiposEndereco } from '#shared/listas/pessoa.ts';
import { pessoasApi } from '../api.ts';
import { BRASIL, codigoPostalMaximo, isBrasil } from '../endereco.ts';
import { partesMaximo } from '../partes.ts';
import { textosPessoas } from '../texts.ts';
import { opcoesUf } from './opcoes.ts';
import { opcoesDePais } from './paises.ts';
import estilo from './pessoas.module.css';
import { enderecoVazio } from './valores.ts';

const textoDaSituacao: Record<SituacaoDoCep, 'cepBuscando' | 'cepParcial' | 'cepNaoLocalizado' | null> = {
  parado: null,
  buscando: 'cepBuscando',
  parcial: 'cepParcial',
  'nao-localizado': 'cepNaoLocalizado',
};

/** Where the person lives, works and is billed. */
export function AbaEnderecos() {
  const t = useTextos(textosPessoas);
  return (
    <Cartao>
      <ListaDeCampos
        nome="enderecos"
        rotulo={t('enderecos')}
        nomeDoItem={(i) => t('enderecoN', { i: i + 1 })}
        rotuloAdicionar={t('adicionarEndereco')}
        novo={enderecoVazio}
        maximo={partesMaximo}
      >
        {(prefixo) => <Endereco prefixo={prefixo} />}
      </ListaDeCampos>
    </Cartao>
  );
}

function Endereco({ prefixo }: { prefixo: string }) {
  const t = useTextos(textosPessoas);
  const nome = (campo: string) => `${prefixo}.${campo}`;
  const { situacao, preencher } = useCep((cep) => chamar(pessoasApi.localizarCep, { params: { cep } }), nome);
  const aviso = textoDaSituacao[situacao];
  const { idioma } = useIdioma();
  const paises = useMemo(() => opcoesDePais(idioma), [idioma]);
  const { definir } = useFormulario();
  const brasil = isBrasil(useValor(nome('pais')) as string | null);
  // What belongs to an address of the other kind does not stay behind where nobody sees it.
  const mudarPais = (pais: string | null): void => {
    if (pais === null) definir(nome('pais'), BRASIL);
    if (isBrasil(pais) === brasil) return;
    for (const campo of ['cep', 'uf', 'cidadeIbge']) definir(nome(campo), null);
  };
  return (
    <>
      <CampoSelecao nome={nome('tipo')} rotulo={t('tipo')} opcoes={useOpcoes(tiposEndereco)} colunas={3} obrigatorio />
      <CampoSelecao nome={nome('pais')} rotulo={t('pais')} opcoes={paises} colunas={3} obrigatorio aoMudar={mudarPais} />
      {brasil ? (
        <CampoCep nome={nome('cep')} rotulo={t('cep')} colunas={3} obrigatorio aoPreencher={preencher} />
      ) : (
        <CampoTexto nome={nome('cep')} rotulo={t('codigoPostal')} maximo={codigoPostalMaximo} colunas={3} />
      )}
      <CampoTexto nome={nome('logradouro')} rotulo={t('logradouro')} maximo={150} colunas={6} />
      <CampoTexto nome={nome('numero')} rotulo={t('numero')} maximo={20} colunas={2} />
      <CampoTexto nome={nome('complemento')} rotulo={t('complemento')} maximo={100} colunas={3} />
      <CampoTexto nome={nome('bairro')} rotulo={t('bairro')} maximo={100} colunas={3} />
      <CampoTexto nome={nome('cidade')} rotulo={t('cidade')} maximo={100} colunas={4} />
      {brasil && <CampoSelecao nome={nome('uf')} rotulo={t('uf')} opcoes={opcoesUf} colunas={2} obrigatorio />}
      <CampoMarcar nome={nome('principal')} rotulo={t('principal')} colunas={2} />
      <p role="status" className={estilo.nota}>
        {brasil && aviso && t(aviso)}
      </p>
    </>
  );
}
