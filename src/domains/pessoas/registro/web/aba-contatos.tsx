import {
  type Caminho,
  CampoEmail,
  CampoMarcar,
  camposDe,
  CampoSelecao,
  CampoTelefone,
  CampoTexto,
  dentro,
  ListaDeCampos,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { type TipoContato, tiposContato } from '#shared/listas/pessoa.ts';
import { isTipoTelefone } from '#domains/pessoas/contato.ts';
import { type esquemaContato, partesMaximo } from '#domains/pessoas/partes.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { contatoVazio } from './valores.ts';
import type { esquemaEdicaoPessoa } from '#domains/pessoas/esquemas.ts';
import type { z } from 'zod';

const campo = camposDe<typeof esquemaEdicaoPessoa>();

/** Phones, e-mails and sites; one of each kind is the main one. */
export function AbaContatos() {
  const t = useTextos(textosPessoas);
  return (
    <Cartao>
      <ListaDeCampos
        nome={campo('contacts')}
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

function Contato({ prefixo }: { prefixo: Caminho<z.input<typeof esquemaContato>> }) {
  const t = useTextos(textosPessoas);
  const { definir } = useFormulario();
  const tipo = useValor(dentro(prefixo, 'tipo')) ?? 'celular';
  const comum = { nome: dentro(prefixo, 'valor'), rotulo: rotulo(tipo), colunas: 6 };
  function rotulo(qual: TipoContato): string {
    return qual === 'email' ? t('email') : qual === 'site' ? 'Site' : t('valor');
  }
  return (
    <>
      {/* A number typed under one kind may be wrong under another: its field starts again. */}
      <CampoSelecao
        nome={dentro(prefixo, 'tipo')}
        rotulo={t('tipo')}
        opcoes={useOpcoes(tiposContato)}
        obrigatorio
        aoMudar={() => definir(dentro(prefixo, 'valor'), '')}
      />
      {isTipoTelefone(tipo) ? (
        <CampoTelefone key="telefone" {...comum} />
      ) : tipo === 'email' ? (
        <CampoEmail key="email" {...comum} maximo={200} />
      ) : (
        <CampoTexto key="site" {...comum} maximo={200} inputMode="url" placeholder="https://" />
      )}
      <CampoMarcar nome={dentro(prefixo, 'principal')} rotulo={t('principal')} colunas={2} />
    </>
  );
}
