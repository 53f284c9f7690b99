import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { CampoAlternar, camposDe, CampoTexto, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { depositosApi as api } from '../api.ts';
import { edicaoDeposito, novoDeposito } from '../esquemas.ts';
import { textosDeposito } from '../texts.ts';

const campo = camposDe<typeof novoDeposito>();

/** A place where products are kept. */
export default function FormularioDeposito({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosEstoque);
  const td = useTextos(textosDeposito);
  const responsavel =
    registro?.responsavelPessoaId && registro.responsavelNome ? { id: registro.responsavelPessoaId, nome: registro.responsavelNome } : null;
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novoDeposito,
        valores: { nome: '', responsavelPessoaId: null, ativo: true },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: edicaoDeposito,
          valores: {
            id: registro.id,
            versao: registro.versao,
            nome: registro.nome,
            responsavelPessoaId: registro.responsavelPessoaId,
            ativo: registro.ativo,
          },
          enviar: (body) => chamar(api.editar, { body }),
        }
      }
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={12} maximo={60} autoFoco />
        <PessoaPicker nome={campo('responsavelPessoaId')} rotulo={td('responsavel')} colunas={12} inicial={responsavel} />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
