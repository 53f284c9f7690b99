import { Button } from '@mantine/core';
import { z } from 'zod';
import {
  BotaoSalvar,
  CampoCpfOuCnpj,
  camposDe,
  CampoTexto,
  EmColunas,
  Formulario,
  type OpcaoDeBusca,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { campo } from '#shared/campos.ts';
import { fornecedoresApi } from '../api.ts';
import { textosFornecedor } from '../texts.ts';

const ID = 'novo-fornecedor-rapido';
/** The least that registers a supplier; the rest is filled in on the record. */
const esquema = z.strictObject({ documento: campo.cpfOuCnpj(), nome: campo.texto({ max: 120 }) });
const caminho = camposDe<typeof esquema>();

/** A window that registers the supplier who is missing in a search and gives it back. */
export default function NovoFornecedorRapido({ termo, aoTerminar }: { termo: string; aoTerminar: (opcao: OpcaoDeBusca | null) => void }) {
  const t = useTextos(textosFornecedor);
  const isDocumento = /^[\d./-]+$/.test(termo);
  return (
    <Janela
      aberta
      titulo={t('novoFornecedor')}
      aoFechar={() => aoTerminar(null)}
      rodape={
        <>
          <Button variant="default" onClick={() => aoTerminar(null)}>
            {t('cancelar')}
          </Button>
          <BotaoSalvar formulario={ID} />
        </>
      }
    >
      <Formulario
        id={ID}
        esquema={esquema}
        valoresIniciais={{ documento: isDocumento ? termo : '', nome: isDocumento ? '' : termo }}
        guarda={false}
        aoSalvar={async (_, body, chaveIdempotencia) => {
          const { id } = await chamar(fornecedoresApi.criar, { body }, { chaveIdempotencia });
          await envelhecer('Fornecedor');
          return { valor: id, rotulo: body.nome };
        }}
        aposSalvar={(opcao) => aoTerminar(opcao as OpcaoDeBusca)}
      >
        <EmColunas>
          <CampoCpfOuCnpj nome={caminho('documento')} rotulo={t('documento')} colunas={5} />
          <CampoTexto nome={caminho('nome')} rotulo={t('nome')} maximo={120} colunas={7} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
