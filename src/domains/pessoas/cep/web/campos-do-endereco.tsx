import { useMemo } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { type Caminho, CampoCep, CampoSelecao, CampoTexto, dentro, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { type SituacaoDoCep, useCep } from '#platform/web/formulario/campos/use-cep.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { isCep } from '#shared/documentos/cep.ts';
import { tiposEndereco } from '#shared/listas/pessoa.ts';
import { cepApi } from '../api.ts';
import { BRASIL, codigoPostalMaximo, isBrasil } from '#domains/pessoas/endereco.ts';
import { textosEndereco } from '../texts.ts';
import { rotulosDePessoa } from '#domains/pessoas/texts-rotulos.ts';
import { opcoesUf } from '#domains/pessoas/web/opcoes.ts';
import { opcoesDePais } from './paises.ts';
import type { z } from 'zod';
import type { esquemaEnderecoAlteravel } from '#domains/pessoas/endereco-alteravel.ts';

type EnderecoNoForm = z.input<typeof esquemaEnderecoAlteravel>;

const textoDaSituacao: Record<SituacaoDoCep, keyof typeof textosEndereco | null> = {
  parado: null,
  buscando: 'cepBuscando',
  parcial: 'cepParcial',
  'nao-localizado': 'cepNaoLocalizado',
};

type Props = { prefixo: Caminho<EnderecoNoForm>; exigido?: boolean; localiza?: boolean };

/** The fields of one address, at home or abroad; `localiza` fills them from the CEP, which asks for a session. `exigido` when there is one to fill in, so that what it needs is marked. */
export function CamposDoEndereco({ prefixo, exigido = true, localiza = true }: Props) {
  const t = useTextos(rotulosDePessoa);
  const tAviso = useTextos(textosEndereco);
  const nome = (parte: keyof EnderecoNoForm & string) => dentro(prefixo, parte);
  const { situacao, preencher } = useCep((cep) => chamar(cepApi.localizarCep, { params: { cep } }), nome);
  const aviso = textoDaSituacao[situacao];
  const { idioma } = useIdioma();
  const paises = useMemo(() => opcoesDePais(idioma), [idioma]);
  const { definir } = useFormulario();
  const pais = useValor(dentro(prefixo, 'pais'));
  const brasil = isBrasil(typeof pais === 'string' ? pais : null);
  const cep = useValor(dentro(prefixo, 'cep')) ?? '';
  // What belongs to an address of the other kind does not stay behind where nobody sees it.
  const mudarPais = (novo: string | null): void => {
    if (novo === null) definir(nome('pais'), BRASIL);
    if (isBrasil(novo) === brasil) return;
    for (const parte of ['uf', 'cidadeIbge'] as const) definir(nome(parte), null);
    if (isCep(cep) === brasil) definir(nome('cep'), null);
  };
  // The code of the municipality is the look-up's: of a city that is typed, nobody knows it.
  return (
    <>
      <CampoSelecao nome={nome('tipo')} rotulo={t('tipo')} opcoes={useOpcoes(tiposEndereco)} colunas={3} obrigatorio={exigido} />
      {brasil ? (
        <CampoCep
          nome={nome('cep')}
          rotulo={t('cep')}
          colunas={3}
          obrigatorio={exigido}
          {...(localiza ? { aoPreencher: preencher } : {})}
        />
      ) : (
        <CampoTexto nome={nome('cep')} rotulo={t('codigoPostal')} maximo={codigoPostalMaximo} colunas={3} />
      )}
      <CampoTexto nome={nome('logradouro')} rotulo={t('logradouro')} maximo={150} colunas={6} obrigatorio={exigido} />
      <CampoTexto nome={nome('numero')} rotulo={t('numero')} maximo={20} colunas={2} />
      <CampoTexto nome={nome('complemento')} rotulo={t('complemento')} maximo={100} colunas={3} />
      <CampoTexto nome={nome('bairro')} rotulo={t('bairro')} maximo={100} colunas={3} />
      <CampoTexto
        nome={nome('cidade')}
        rotulo={t('cidade')}
        maximo={100}
        colunas={4}
        obrigatorio={exigido}
        aoMudar={() => definir(nome('cidadeIbge'), null)}
      />
      {brasil && (
        <CampoSelecao
          nome={nome('uf')}
          rotulo={t('uf')}
          opcoes={opcoesUf}
          colunas={2}
          obrigatorio={exigido}
          aoMudar={() => definir(nome('cidadeIbge'), null)}
        />
      )}
      <CampoSelecao nome={nome('pais')} rotulo={t('pais')} opcoes={paises} colunas={3} obrigatorio={exigido} aoMudar={mudarPais} />
      <p role="status" className="suave inteira">
        {brasil && aviso && tAviso(aviso)}
      </p>
    </>
  );
}
