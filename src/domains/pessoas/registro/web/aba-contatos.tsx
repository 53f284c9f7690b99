import {
  CampoEmail,
  CampoMarcar,
  CampoSelecao,
  CampoTelefone,
  CampoTexto,
  ListaDeCampos,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { type TipoContato, tiposContato } from '#shared/listas/pessoa.ts';
import { isTipoTelefone } from '#domains/pessoas/contato.ts';
import { partesMaximo } from '#domains/pessoas/partes.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { contatoVazio } from './valores.ts';

/** Phones, e-mails and sites; one of each kind is the main one. */
export function AbaContatos() {
  const t = useTextos(textosPessoas);
  return (
    <Cartao>
      <ListaDeCampos
        nome="contacts"
        rotulo={t('contacts')}
        nomeDoItem={(i) => t('contatoN', { i: i + 1 })}
        rotuloAdicionar={t('adicionarContato')}
        novo={contatoVazio}
        maximo={partesMaximo}
      >
        {(prefixo) => <Contato prefixo={prefixo} />}
      </ListaDeCampos>
    </Cartao>
  );
}

function Contato({ prefixo }: { prefixo: string }) {
  const t = useTextos(textosPessoas);
  const { definir } = useFormulario();
  const tipo = (useValor(`${prefixo}.tipo`) as TipoContato | null) ?? 'celular';
  const campo = { nome: `${prefixo}.valor`, rotulo: rotulo(tipo), colunas: 6 };
  function rotulo(qual: TipoContato): string {
    return qual === 'email' ? t('email') : qual === 'site' ? 'Site' : t('valor');
  }
  return (
    <>
      {/* A number typed under one kind may be wrong under another: its field starts again. */}
      <CampoSelecao
        nome={`${prefixo}.tipo`}
        rotulo={t('tipo')}
        opcoes={useOpcoes(tiposContato)}
        obrigatorio
        aoMudar={() => definir(`${prefixo}.valor`, '')}
      />
      {isTipoTelefone(tipo) ? (
        <CampoTelefone key="telefone" {...campo} />
      ) : tipo === 'email' ? (
        <CampoEmail key="email" {...campo} maximo={200} />
      ) : (
        <CampoTexto key="site" {...campo} maximo={200} inputMode="url" placeholder="https://" />
      )}
      <CampoMarcar nome={`${prefixo}.principal`} rotulo={t('principal')} colunas={2} />
    </>
  );
}
