import { Button } from '@mantine/core';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { produtosApi } from '#domains/suprimentos/produtos/api.ts';
import { novoProduto } from '#domains/suprimentos/produtos/esquemas.ts';
import { recarregarEstoque } from '#domains/suprimentos/web/recarregar.ts';
import {
  BotaoSalvar,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  Formulario,
  type OpcaoDeBusca,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';

const ID = 'novo-produto-da-nota';
const campo = camposDe<typeof novoProduto>();
/** A product registered from within a line. */
export type Criado = OpcaoDeBusca & { unidade: string };

/** A window that registers the product of a line, with what the invoice says of it, and gives it back. */
export default function NovoProduto({
  inicial,
  aoTerminar,
}: {
  inicial: { codigo: string; nome: string; gtin: string };
  aoTerminar: (criado: Criado | null) => void;
}) {
  const t = useTextos(textosNotaFiscal);
  const { grupos, pronto } = useOpcoesDoEstoque();
  return (
    <Janela
      aberta
      titulo={t('novoProduto')}
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
      {!pronto && <Esqueleto linhas={4} />}
      {pronto && (
        <Formulario
          id={ID}
          esquema={novoProduto}
          guarda={false}
          valoresIniciais={{
            codigo: inicial.codigo.slice(0, 20),
            nome: inicial.nome.slice(0, 100),
            grupoId: null,
            unidade: 'UN',
            gtin: inicial.gtin,
            embalagens: [],
            minimos: [],
            ativo: true,
          }}
          aoSalvar={async (_, body, chaveIdempotencia): Promise<Criado> => {
            const { id } = await chamar(produtosApi.criar, { body }, { chaveIdempotencia });
            await recarregarEstoque();
            return { valor: id, rotulo: body.nome, unidade: body.unidade };
          }}
          aposSalvar={(criado) => aoTerminar(criado as Criado)}
        >
          <EmColunas>
            <CampoTexto nome={campo('nome')} rotulo={t('nomeDoProduto')} colunas={8} maximo={100} autoFoco />
            <CampoTexto nome={campo('codigo')} rotulo={t('codigoDoProduto')} colunas={4} maximo={20} />
            <CampoSelecao nome={campo('grupoId')} rotulo={t('grupo')} colunas={5} opcoes={grupos} />
            <CampoTexto nome={campo('unidade')} rotulo={t('unidade')} colunas={3} maximo={6} />
            <CampoTexto nome={campo('gtin')} rotulo={t('gtin')} colunas={4} maximo={14} />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
