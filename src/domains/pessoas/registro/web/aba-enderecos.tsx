import { CampoMarcar, camposDe, dentro, ListaDeCampos } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { partesMaximo } from '#domains/pessoas/partes.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { CamposDoEndereco } from '#domains/pessoas/cep/web/door.tsx';
import { enderecoVazio } from './valores.ts';
import type { esquemaEdicaoPessoa } from '#domains/pessoas/esquemas.ts';

const campo = camposDe<typeof esquemaEdicaoPessoa>();

/** Where the person lives, works and is billed. */
export function AbaEnderecos() {
  const t = useTextos(textosPessoas);
  return (
    <Cartao>
      <ListaDeCampos
        nome={campo('enderecos')}
        rotulo={t('enderecos')}
        nomeDoItem={(i) => t('enderecoN', { i: i + 1 })}
        rotuloAdicionar={t('adicionarEndereco')}
        novo={enderecoVazio}
        maximo={partesMaximo}
      >
        {(prefixo) => (
          <>
            <CamposDoEndereco prefixo={prefixo} />
            <CampoMarcar nome={dentro(prefixo, 'principal')} rotulo={t('principal')} colunas={2} />
          </>
        )}
      </ListaDeCampos>
    </Cartao>
  );
}
