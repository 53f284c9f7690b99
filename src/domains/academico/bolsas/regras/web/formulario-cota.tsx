import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { CampoNumero, camposDe, CampoSelecao, EmColunas, FormularioDeRegistro } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { chamar } from '#platform/web/rede/api.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { textosRegras } from '../../texts.ts';
import { cotasApi as api } from '../api.ts';
import { edicaoCota, novaCota } from '../esquemas.ts';

const campo = camposDe<typeof novaCota>();

/** How many scholarships a course grants in a year. */
export default function FormularioCota({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosRegras);
  const { anos, anoLetivoAtualId } = useAnosLetivos();
  const { cursos } = useOpcoesEstrutura();
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: novaCota,
        valores: { anoLetivoId: anoLetivoAtualId ?? '', cursoId: '', bolsas: null },
        enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: edicaoCota,
          valores: {
            id: registro.id,
            versao: registro.versao,
            anoLetivoId: registro.anoLetivoId,
            cursoId: registro.cursoId,
            bolsas: registro.bolsas,
          },
          enviar: (body) => chamar(api.editar, { body }),
        }
      }
    >
      <EmColunas>
        <CampoSelecao
          nome={campo('anoLetivoId')}
          rotulo={t('ano')}
          colunas={4}
          opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
        />
        <CampoSelecao nome={campo('cursoId')} rotulo={t('curso')} colunas={8} opcoes={comoOpcoes(cursos)} />
        <CampoNumero nome={campo('bolsas')} rotulo={t('bolsas')} colunas={4} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
