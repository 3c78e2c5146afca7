/** The newest tasks of the organisation; a row opens the shell's own dialog of the task. */
Vue.component('task-centre', {
  mixins: [latestLoad],
  data: () => ({ path: '/api/v1/TaskCenter/findList', tasks: [] }),
  created() {
    this.onOrganisation = () => this.load();
    document.addEventListener('oms-org-changed', this.onOrganisation);
    this.load();
  },
  beforeDestroy() {
    document.removeEventListener('oms-org-changed', this.onOrganisation);
  },
  methods: {
    fetch() {
      return OmsShell.request.get(this.path, { rows: 100 }, { service: 'boss' });
    },
    show(data) {
      this.tasks = data ?? [];
    },
    open({ id }) {
      OmsShell.showTask(String(id));
    },
  },
  template: `
    <el-card shadow="never" class="orders">
      <order-failure v-if="error" :error="error" :path="path" @retry="load" />
      <el-table v-else v-loading="loading" :data="tasks" :element-loading-text="$t('tasks.loading')" stripe size="small" v-named>
        <template slot="empty">{{ loading ? ' ' : $t('tasks.none') }}</template>
        <el-table-column :label="$t('tasks.number')" prop="taskNo" min-width="160" />
        <el-table-column :label="$t('tasks.title')" prop="taskTitle" min-width="200" show-overflow-tooltip />
        <el-table-column :label="$t('orders.status')" width="120">
          <template slot-scope="{ row }">{{ $t('tasks.status.' + row.status) }}</template>
        </el-table-column>
        <el-table-column :label="$t('tasks.creator')" prop="createdName" min-width="110" show-overflow-tooltip />
        <el-table-column :label="$t('tasks.createdAt')" min-width="140">
          <template slot-scope="{ row }">{{ $time(row.createdAt) }}</template>
        </el-table-column>
        <el-table-column :label="$t('orders.actions')" width="68">
          <template slot-scope="{ row }">
            <el-button type="text" size="small" :aria-label="$t('orders.view') + ' ' + row.taskNo" @click="open(row)">{{ $t('orders.view') }}</el-button>
          </template>
        </el-table-column>
      </el-table>
    </el-card>`,
});
