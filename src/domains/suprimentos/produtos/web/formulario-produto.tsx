import {
  CampoAlternar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  dentro,
  EmColunas,
  FormularioDeRegistro,
  ListaDeCampos,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { produtosApi as api } from '../api.ts';
import { edicaoProduto, novoProduto } from '../esquemas.ts';
import { textosProduto } from '../texts.ts';
import { valoresDoProduto } from './valores.ts';

const campo = camposDe<typeof novoProduto>();

/** A product: what it is, how it is bought, and how much each warehouse should have. */
export default function FormularioProduto({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosEstoque);
  const tp = useTextos(textosProduto);
  const { pronto, grupos, depositos } = useOpcoesDoEstoque();
  if (!pronto) return <Esqueleto linhas={8} />;
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoProduto,
        valores: { codigo: '', nome: '', grupoId: null, unidade: 'UN', gtin: '', embalagens: [], minimos: [], ativo: true },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: edicaoProduto,
          valores: valoresDoProduto(registro),
          conflito: (detalhe) => valoresDoProduto(detalhe as typeof registro),
          enviar: (body) => chamar(api.editar, { body }),
        }
      }
    >
      <EmColunas>
        <CampoTexto nome={campo('codigo')} rotulo={t('codigo')} colunas={3} maximo={20} autoFoco />
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={9} maximo={100} />
        <CampoSelecao nome={campo('grupoId')} rotulo={t('grupo')} colunas={5} opcoes={grupos} />
        <CampoTexto nome={campo('unidade')} rotulo={t('unidade')} colunas={2} maximo={6} />
        <CampoTexto nome={campo('gtin')} rotulo={tp('gtin')} colunas={5} maximo={20} inputMode="numeric" />
        <div className="inteira">
          <ListaDeCampos
            nome={campo('embalagens')}
            rotulo={tp('embalagens')}
            nomeDoItem={(i) => tp('embalagemN', { n: i + 1 })}
            rotuloAdicionar={tp('adicionarEmbalagem')}
            maximo={20}
            novo={() => ({ nome: '', fator: null, gtin: '' })}
          >
            {(item) => (
              <>
                <CampoTexto
                  nome={dentro(item, 'nome')}
                  rotulo={tp('embalagem')}
                  placeholder={tp('embalagemDica')}
                  colunas={4}
                  maximo={40}
                />
                <CampoNumero nome={dentro(item, 'fator')} rotulo={tp('fator')} colunas={4} casas={4} />
                <CampoTexto nome={dentro(item, 'gtin')} rotulo={tp('gtinDaEmbalagem')} colunas={4} maximo={20} inputMode="numeric" />
              </>
            )}
          </ListaDeCampos>
        </div>
        <div className="inteira">
          <ListaDeCampos
            nome={campo('minimos')}
            rotulo={tp('minimos')}
            nomeDoItem={(i) => tp('minimoN', { n: i + 1 })}
            rotuloAdicionar={tp('adicionarMinimo')}
            maximo={50}
            novo={() => ({ depositoId: null, quantidade: null })}
          >
            {(item) => (
              <>
                <CampoSelecao nome={dentro(item, 'depositoId')} rotulo={t('deposito')} colunas={8} opcoes={depositos} />
                <CampoNumero nome={dentro(item, 'quantidade')} rotulo={t('minimo')} colunas={4} casas={4} />
              </>
            )}
          </ListaDeCampos>
        </div>
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
